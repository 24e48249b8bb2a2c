import { gzipSync } from 'node:zlib'
import { type OpenApiParts, openApi } from './openapi.ts'
import { type ProtocolParts, protocolDocument } from './protocol.ts'
import { loadTypes, type Types } from './types.ts'

/** A text that is the same for everybody, and the same compressed. */
export interface Document {
  readonly plain: string
  readonly gzip: Buffer
}

/** Both descriptions of the API, each made when somebody asks for it first. */
export class Documents {
  readonly #parts: OpenApiParts & ProtocolParts
  #openApi: Promise<Document> | null = null
  #protocol: Promise<Document> | null = null

  constructor(parts: OpenApiParts & ProtocolParts) {
    this.#parts = parts
  }

  openApi(): Promise<Document> {
    this.#openApi ??= this.#made((types) => openApi(types, this.#parts))
    return this.#openApi
  }

  protocol(): Promise<Document> {
    this.#protocol ??= this.#made((types) => protocolDocument(types, this.#parts))
    return this.#protocol
  }

  async #made(make: (types: Types) => object): Promise<Document> {
    const plain = JSON.stringify(make(await loadTypes()))
    return { plain, gzip: gzipSync(plain) }
  }
}
