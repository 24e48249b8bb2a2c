const WIDTH = 80

/** Lines of at most 80 columns; words that do not fit go on below, two columns further in. */
export function wrap(text: string, indent = ''): readonly string[] {
  const lines: string[] = []
  let line = indent
  for (const word of text.split(' ')) {
    if (line.length + word.length > WIDTH && line.trim() !== '') {
      lines.push(line.trimEnd())
      line = indent === '' ? '' : `${indent}  `
    }
    line += `${word} `
  }
  return [...lines, line.trimEnd()]
}
