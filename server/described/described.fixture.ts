import { applyChange, checksum } from '@starboard/kernel'
import type { ServerMessage } from '@starboard/wire/protocol'
import { Ajv2020 } from 'ajv/dist/2020.js'

interface ToldOverHttp {
  readonly method: string
  /** As it was asked for. */
  readonly path: string
  readonly status: number
  readonly body: unknown
}

type Operations = Readonly<
  Record<string, { readonly responses: Readonly<Record<string, { readonly content?: object }>> }>
>

/** Both documents of a server, and whether what it says is as they describe it. */
export class Described {
  readonly #ajv = new Ajv2020({ strict: false, allowUnionTypes: true })
  readonly #paths: Readonly<Record<string, Operations>>

  constructor(openApi: object, protocol: object) {
    this.#ajv.addSchema(openApi, 'openapi').addSchema(protocol, 'protocol')
    this.#paths = (openApi as { paths: Readonly<Record<string, Operations>> }).paths
  }

  static async at(url: string): Promise<Described> {
    const read = async (path: string) => (await fetch(url + path)).json() as Promise<object>
    return new Described(await read('/api/openapi.json'), await read('/api/protocol.json'))
  }

  /** What is wrong with a value by the schema at this place of a document; null: nothing. */
  problemAt(place: string, value: unknown): string | null {
    const validate = this.#ajv.getSchema(place)
    if (validate === undefined) return `There is no schema at ${place}.`
    return validate(value) === true ? null : `${place}: ${this.#ajv.errorsText(validate.errors)}`
  }

  /** The answer to a request. */
  problemOverHttp({ method, path, status, body }: ToldOverHttp): string | null {
    const known = this.#pathOf(path.split('?')[0] ?? '')
    const operation = known === undefined ? undefined : this.#paths[known]?.[method.toLowerCase()]
    if (operation?.responses[status] === undefined) return `${method} ${path} with ${status} is not described.`
    if (!('application/json' in (operation.responses[status].content ?? {}))) return null
    const place = `/paths/${(known ?? '').replaceAll('/', '~1')}/${method.toLowerCase()}/responses/${status}`
    return this.problemAt(`openapi#${encodeURI(place)}/content/application~1json/schema`, body)
  }

  /** A place that is named itself comes before one with something in its stead. */
  #pathOf(path: string): string | undefined {
    const fits = (known: string) => new RegExp(`^${known.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
    return path in this.#paths ? path : Object.keys(this.#paths).find(fits)
  }

  /** Follows one connection: everything that it is told, and every look that comes of it. */
  listener(game: string): (message: ServerMessage) => readonly string[] {
    let look: unknown = null
    return (message) => {
      const problems = [this.problemAt(`protocol#/server/${message.kind}`, message)]
      if (message.kind === 'look') look = message.look
      if (message.kind === 'news') {
        if (message.change !== null) look = applyChange(look, message.change)
        for (const event of message.events) problems.push(this.problemWithEvent(game, event))
      }
      if (message.kind === 'look' || message.kind === 'news') {
        problems.push(this.problemAt(`protocol#/games/${game}/look`, look))
        if (message.print !== undefined && message.print !== checksum(look)) problems.push('The print is another.')
      }
      return problems.filter((problem) => problem !== null)
    }
  }

  /** By its kind: that none of them all fits would say little. */
  problemWithEvent(game: string, event: { readonly kind: string }): string | null {
    const place = event.kind === 'undone' ? '/undone' : `/games/${game}/events/${event.kind}`
    return this.problemAt(`protocol#${place}`, event)
  }
}
