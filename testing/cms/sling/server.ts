import { setTimeout as wait } from 'node:timers/promises';

/** A server of Sling's, as the tests speak to it: nodes as JSON, nodes written, packages installed. */

/** Where the tests run, and what is there. */
export interface Place {
  readonly url: string;
  readonly kind: 'sling' | 'aem';
  readonly user: string;
  readonly password: string;
}

/** A node as Sling prints and imports it. */
export interface JsonNode {
  readonly [name: string]: JsonNode | Json;
}

type Json = string | number | boolean | null | readonly Json[];

export interface Server extends Place {
  /** Answer to a signed-in user, whatever its status. */
  readonly get: (path: string) => Promise<Response>;
  /**
   * A node and what is below it, at most so many levels; undefined where there is none.
   *
   * @throws Error where it is more than the server gives at once (1,000 nodes)
   */
  readonly node: (path: string, levels?: number) => Promise<JsonNode | undefined>;
  /** Posts a form. @throws Error with what the server says, where it refuses */
  readonly post: (path: string, fields: Readonly<Record<string, string | Blob>>) => Promise<void>;
  /** Writes a node with all below it, in place of what is there. @throws Error where the server refuses */
  readonly write: (path: string, node: JsonNode) => Promise<void>;
  /** Installs a package of ours by the package manager. @throws Error where it refuses */
  readonly install: (file: string, zip: Uint8Array) => Promise<void>;
}

/** Where `SLING_URL` or `AEM_URL` leads: `https://user:password@host`; without a user, admin. */
export function placeOf(address: string, kind: Place['kind']): Place {
  const { origin, username, password } = new URL(address);
  return {
    url: origin,
    kind,
    user: decodeURIComponent(username) || 'admin',
    password: decodeURIComponent(password) || 'admin',
  };
}

export function serverAt(place: Place): Server {
  const authorization = `Basic ${Buffer.from(`${place.user}:${place.password}`).toString('base64')}`;
  const get: Server['get'] = (path) => fetch(place.url + path, { headers: { authorization } });
  const post: Server['post'] = async (path, fields) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const headers = { authorization, accept: 'application/json', origin: place.url, referer: place.url };
    const send = () => fetch(place.url + path, { method: 'POST', headers, body });
    let answer = await send();
    // Sling CMS writes to new pages by itself as well; who comes second is asked to come again.
    for (let left = 5; answer.status === 409 && left > 0; left -= 1) {
      await wait(500);
      answer = await send();
    }
    if (!answer.ok)
      throw new Error(`POST ${path} was answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
  };
  return {
    ...place,
    get,
    post,
    node: async (path, levels) => {
      const answer = await get(`${path}.${levels ?? 'infinity'}.json`);
      if (answer.status === 404) return undefined;
      if (answer.status !== 200) throw new Error(`GET ${path} was answered ${answer.status}.`);
      return (await answer.json()) as JsonNode;
    },
    write: (path, node) => {
      const slash = path.lastIndexOf('/');
      return post(path.slice(0, slash) || '/', {
        ':operation': 'import',
        ':contentType': 'json',
        ':replace': 'true',
        ':replaceProperties': 'true',
        ':name': path.slice(slash + 1),
        ':content': JSON.stringify(node),
      });
    },
    install: async (file, zip) => {
      const content = new File([zip as BlobPart], file, { type: 'application/zip' });
      if (place.kind === 'aem') {
        await post('/crx/packmgr/service.jsp', { file: content, force: 'true', install: 'true' });
        return;
      }
      await post('/bin/cpm/package.upload.json', { file: content, force: 'true' });
      await post(`/bin/cpm/package.install.json/tourism-widgets/${file}`, {});
    },
  };
}
