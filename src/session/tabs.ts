import * as z from 'zod/mini';
import { textKey } from '#src/storage/key.ts';
import { removeKey, writeKey } from '#src/storage/store.ts';

/** What the tabs of one browser tell each other about the session (contract, section 5; trust, row 33). */

const ended = z.object({ kind: z.literal('ended'), reason: z.enum(['signed-out', 'expired']) });
/** Somebody is signed in: `id` tells users apart. Each mode has a session of its own. */
const user = z.object({ kind: z.literal('user'), mode: z.enum(['B2C', 'B2B']), id: z.string() });
const message = z.union([ended, user]);

export type TabMessage = z.output<typeof message>;

const name = 'tourism-widgets-session';

/** Where there are no channels, a text is put into local storage and taken out again: other tabs hear of both. */
const note = textKey('local', name);

let channel: BroadcastChannel | undefined;

/** Tells all other tabs of the site. */
export function tellTabs(news: TabMessage): void {
  const sender = channel ?? openChannel();
  if (sender) {
    sender.postMessage(news);
    if (sender !== channel) sender.close();
    return;
  }
  writeKey(note, JSON.stringify(news));
  removeKey(note);
}

/**
 * Listens to the other tabs. One listener at a time: `guard.ts`. A channel that is open keeps a page out of the
 * back/forward cache of some browsers, so it is to be ended as the page is left.
 *
 * @returns ends it
 */
export function listenToTabs(listener: (news: TabMessage) => void): () => void {
  const read = (data: unknown) => {
    const result = message.safeParse(data);
    if (result.success) listener(result.data);
  };
  channel = openChannel();
  if (channel) {
    channel.onmessage = ({ data }) => read(data);
    return () => {
      channel?.close();
      channel = undefined;
    };
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === name && newValue) read(parse(newValue));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
