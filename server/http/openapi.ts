import * as z from 'zod/mini'
import type { Route } from './api.ts'

/** The API's description in the format that tools read, made from the routes themselves. */
export function openApi(routes: readonly Route[], version: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Starboard',
      version,
      description:
        'Tables for space-and-robot games. Live play goes over the WebSocket at /ws; its messages are described in wire/protocol.ts.',
    },
    paths,
    components: {
      schemas: { Refusal: REFUSAL },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'starboard' } },
    },
  }
}

const REFUSAL = {
  type: 'object',
  required: ['code', 'rule', 'text'],
  properties: { code: { type: 'string' }, rule: { type: 'string' }, text: { type: 'string' } },
}

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
})

function operation({ method, path, summary, needsSession, body, status = 200 }: Route): object {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  return {
    operationId: `${method.toLowerCase()}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(needsSession && { security: [{ session: [] }] }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: z.toJSONSchema(body) } } } }),
    responses: {
      [status]: { description: 'Done.', content: { 'application/json': { schema: {} } } },
      400: refused('The request is malformed.'),
      ...(needsSession && { 401: refused('There is no session yet: POST /api/session first.') }),
      403: refused('The request comes from another site.'),
      404: refused('There is no such thing.'),
      409: refused('Refused, with the reason.'),
      429: refused('Too many requests from this address.'),
    },
  }
}
