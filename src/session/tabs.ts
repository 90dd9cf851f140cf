import { removeKey, writeKey } from '#src/storage/store.ts';
import { tryRead } from '#src/schema/read.ts';
import { toJson } from '#src/text/json.ts';
import { tabNews } from './storage.ts';
import { tabMessage, type TabMessage } from './tabs.schema.ts';

/** What the tabs of one browser tell each other about the session (contract, section 5; trust, row 33). */

/** Where there are no channels, a text is put into local storage and taken out again: other tabs hear of both. */
const { name } = tabNews;

let channel: BroadcastChannel | undefined;

/** Tells all other tabs of the site. */
export function tellTabs(news: TabMessage): void {
  const sender = channel ?? openChannel();
  if (sender) {
    sender.postMessage(news);
    if (sender !== channel) sender.close();
    return;
  }
  writeKey(tabNews, toJson(news));
  removeKey(tabNews);
}

/**
 * Listens to the other tabs. One listener at a time: `guard.ts`. A channel that is open keeps a page out of the
 * back/forward cache of some browsers, so it is to be ended as the page is left.
 *
 * @returns ends it
 */
export function listenToTabs(listener: (news: TabMessage) => void): () => void {
  const read = (data: unknown) => {
    const message = tryRead(tabMessage, data);
    if (message) listener(message);
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
