/** A rule's number, such as CR-4.4 or SA-11.1b, or a ruling's, such as CR-R7: for patterns that look for one. */
export const RULE_ID = '[A-Z]{2}-R?\\d+(?:\\.\\d+)*[a-z]?'
