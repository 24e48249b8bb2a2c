/** Somebody who asks the server by themselves, without a browser, and may lend their session to one. */
export async function guest(url, name) {
  const signedIn = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0]
  const ask = async (path, init) => {
    const headers = { 'content-type': 'application/json', cookie }
    const answer = await fetch(`${url}/api${path}`, { headers, ...init })
    const said = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${said.text ?? answer.status}`)
    return said
  }
  return {
    name,
    cookie,
    get: (path) => ask(path, {}),
    post: (path, body = {}) => ask(path, { method: 'POST', body: JSON.stringify(body) }),
  }
}

/** As a browser keeps it. */
export function sessionFor({ cookie }, url) {
  const [name, value] = cookie.split('=')
  return { name, value, url }
}
