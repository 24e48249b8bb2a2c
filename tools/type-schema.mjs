import { ElementFlags, SymbolFlags, TypeFlags } from 'typescript/unstable/sync'

/**
 * TypeScript's types as JSON Schema, for values that travel as JSON. The compiler itself has worked the types out, so that
 * whatever it understands (mapped, conditional, indexed, taken from a constant) needs no code here. Records are closed.
 * Types with a name of their own are told once, in `$defs`.
 */
export class TypeSchemas {
  #checker
  #isOurs
  /** By type: what it is called in `$defs`. */
  #names = new Map()
  #defs = {}

  /** isOurs: whether a type declared in this file has a name that others should read. */
  constructor(checker, isOurs) {
    this.#checker = checker
    this.#isOurs = isOurs
  }

  /** In the order of their names, so that the same types give the same text. */
  get defs() {
    return Object.fromEntries(Object.entries(this.#defs).sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  /** A type without `undefined`: that is a member's absence. */
  of(type) {
    const name = this.#nameOf(type)
    if (name === null) return this.#structure(type)
    if (!(name in this.#defs)) {
      // Taken before it is filled in: a type may contain itself.
      this.#defs[name] = {}
      this.#defs[name] = { ...this.#about(type.getAliasSymbol() ?? type.getSymbol()), ...this.#structure(type) }
    }
    return { $ref: `#/$defs/${name}` }
  }

  /** The members of a union of records by their `kind`, with those of the same kind together. */
  byKind(type) {
    const kinds = {}
    for (const part of type.flags & TypeFlags.Union ? type.getTypes() : [type]) {
      const kind = this.#checker.getTypeOfSymbol(this.#checker.getPropertyOfType(part, 'kind'))
      for (const one of kind.flags & TypeFlags.Union ? kind.getTypes() : [kind])
        kinds[one.value] = [...(kinds[one.value] ?? []), this.#withKind(part, one.value)]
    }
    return Object.fromEntries(
      Object.entries(kinds).map(([kind, all]) => [kind, all.length === 1 ? all[0] : { anyOf: all }]),
    )
  }

  #withKind(type, kind) {
    const schema = { ...this.#about(type.getAliasSymbol() ?? type.getSymbol()), ...this.#structure(type) }
    return { ...schema, properties: { ...schema.properties, kind: { const: kind } } }
  }

  #nameOf(type) {
    const known = this.#names.get(type.id)
    if (known !== undefined) return known
    const alias = type.getAliasSymbol()
    const symbol = alias ?? type.getSymbol()
    const isNamed = alias !== undefined || (symbol !== undefined && (symbol.flags & SymbolFlags.Interface) !== 0)
    const isSimple = (type.flags & (TypeFlags.Object | TypeFlags.Union | TypeFlags.Intersection)) === 0
    if (!isNamed || isSimple || isBrand(type) || !symbol.declarations.some(({ path }) => this.#isOurs(path)))
      return this.#called(type, null)
    return this.#called(type, this.#free(this.#spelled(type, symbol)))
  }

  #called(type, name) {
    this.#names.set(type.id, name)
    return name
  }

  #spelled(type, symbol) {
    const args = type.getAliasSymbol() === undefined ? this.#arguments(type) : type.getAliasTypeArguments()
    const words = args.map((arg) => wordIn(this.#checker.typeToString(arg))).filter((word) => word.length <= MOST_WORD)
    return [symbol.name, ...words].join('_')
  }

  #arguments(type) {
    return type.isTypeReference() ? this.#checker.getTypeArguments(type) : []
  }

  /** Two types may have the same name in two files. */
  #free(name) {
    const taken = new Set(this.#names.values())
    for (let number = 1; ; number++) {
      const candidate = number === 1 ? name : `${name}${number}`
      if (!taken.has(candidate)) return candidate
    }
  }

  #structure(type) {
    const { flags } = type
    if (flags & (TypeFlags.Any | TypeFlags.Unknown)) return {}
    if (isBrand(type)) return this.of(type.getTypes().find((part) => (part.flags & TypeFlags.Object) === 0))
    if (flags & TypeFlags.Union) return this.#union(type.getTypes())
    if (type.isLiteralType()) return { const: type.value }
    for (const [flag, schema] of PLAIN) if (flags & flag) return { ...schema }
    if (type.isTemplateLiteralType()) return { type: 'string', pattern: this.#pattern(type) }
    if (flags & (TypeFlags.Object | TypeFlags.Intersection)) return this.#object(type)
    throw new Error(`Nothing of this kind travels as JSON: ${this.#checker.typeToString(type)}.`)
  }

  #union(types) {
    const parts = types.filter(({ flags }) => (flags & TypeFlags.Undefined) === 0)
    const schemas = parts.map((part) => this.of(part))
    const values = schemas.filter((schema) => 'const' in schema).map((schema) => schema.const)
    const isBoolean = values.includes(true) && values.includes(false)
    const enumerated = isBoolean ? values.filter((value) => typeof value !== 'boolean') : values
    const others = [...schemas.filter((schema) => !('const' in schema)), ...(isBoolean ? [{ type: 'boolean' }] : [])]
    const all = [...(enumerated.length === 0 ? [] : [oneOf(enumerated)]), ...unlike(others)]
    return all.length === 1 ? all[0] : { anyOf: all }
  }

  #object(type) {
    const list = this.#list(type)
    if (list !== null) return list
    if (this.#checker.getSignaturesOfType(type, 0).length > 0)
      throw new Error(`A function does not travel as JSON: ${this.#checker.typeToString(type)}.`)
    return this.#record(type)
  }

  #list(type) {
    if (!type.isTypeReference()) return null
    const target = type.getTarget()
    if (target.isTupleType()) return this.#tuple(target, this.#checker.getTypeArguments(type))
    if (!['Array', 'ReadonlyArray'].includes(type.getSymbol()?.name ?? '')) return null
    const [item] = this.#checker.getTypeArguments(type)
    return { type: 'array', items: this.of(item) }
  }

  #tuple({ elementFlags }, types) {
    const items = types.map((type, place) => ({ schema: this.of(type), flags: elementFlags[place] }))
    const fixed = items.filter(({ flags }) => flags & (ElementFlags.Required | ElementFlags.Optional))
    const rest = items.find(({ flags }) => flags & ElementFlags.Rest)
    return {
      type: 'array',
      ...(fixed.length > 0 && { prefixItems: fixed.map(({ schema }) => schema) }),
      items: rest === undefined ? false : rest.schema,
      minItems: fixed.filter(({ flags }) => flags & ElementFlags.Required).length,
      ...(rest === undefined && { maxItems: fixed.length }),
    }
  }

  #record(type) {
    const members = this.#checker.getPropertiesOfType(type).map((symbol) => this.#member(symbol))
    const present = members.filter(({ schema }) => schema !== null)
    const required = present.filter(({ isOptional }) => !isOptional).map(({ name }) => name)
    const [others] = this.#checker.getIndexInfosOfType(type)
    return {
      type: 'object',
      ...(present.length > 0 && { properties: Object.fromEntries(present.map(({ name, schema }) => [name, schema])) }),
      ...(required.length > 0 && { required }),
      ...(isAnyKind(present) ? {} : { additionalProperties: this.#additional(others) }),
    }
  }

  #additional(others) {
    if (others === undefined) return false
    const schema = this.of(others.valueType)
    return Object.keys(schema).length === 0 ? true : schema
  }

  /** One that can have no value but `undefined` is never there. */
  #member(symbol) {
    const type = this.#checker.getTypeOfSymbol(symbol)
    const parts = type.flags & TypeFlags.Union ? type.getTypes() : [type]
    const isNever = parts.every(({ flags }) => flags & (TypeFlags.Undefined | TypeFlags.Never))
    const mayBeAbsent = parts.some(({ flags }) => flags & TypeFlags.Undefined)
    return {
      name: symbol.name,
      isOptional: mayBeAbsent || (symbol.flags & SymbolFlags.Optional) !== 0,
      schema: isNever ? null : { ...this.#about(symbol), ...this.of(type) },
    }
  }

  #about(symbol) {
    const text = symbol?.getDocumentationComment(this.#checker).replace(/\s+/g, ' ').trim() ?? ''
    return text === '' ? {} : { description: text }
  }

  #pattern(type) {
    const between = type.getTypes().map((part) => (part.flags & TypeFlags.Number ? '-?\\d+(?:\\.\\d+)?' : '.*'))
    return `^${type.texts.map((text, place) => text.replace(/[\^$.*+?()[\]{}|\\/]/g, '\\$&') + (between[place] ?? '')).join('')}$`
  }
}

const PLAIN = [
  [TypeFlags.String, { type: 'string' }],
  [TypeFlags.Number, { type: 'number' }],
  [TypeFlags.Boolean, { type: 'boolean' }],
  [TypeFlags.Null, { type: 'null' }],
  [TypeFlags.Never, { not: {} }],
  [TypeFlags.NonPrimitive, { type: 'object' }],
]

/** Where all that is known of a record is that it has some `kind`, it has other members that are known elsewhere. */
const isAnyKind = ([only, ...others]) => only?.name === 'kind' && only.schema.type === 'string' && others.length === 0

/** A number or a text with a mark that no value has. */
const isBrand = (type) =>
  (type.flags & TypeFlags.Intersection) !== 0 &&
  type.getTypes().some(({ flags }) => flags & (TypeFlags.String | TypeFlags.Number))

const oneOf = (values) => (values.length === 1 ? { const: values[0] } : { enum: values })

function unlike(schemas) {
  const texts = schemas.map((schema) => JSON.stringify(schema))
  return schemas.filter((_schema, place) => texts.indexOf(texts[place]) === place)
}

/** What an argument is called is no help if it is a whole list of values. */
const MOST_WORD = 20

const wordIn = (text) => text.replace(/\W+/g, '_').replace(/^_|_$/g, '')
