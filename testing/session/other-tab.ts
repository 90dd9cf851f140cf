import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { TabMessage } from '#src/session/tabs.schema.ts';
import { settle } from './session-page.tsx';

/** Another tab of this browser says what has become of the session; resolves when this page knows who its visitor is now. */
export async function hearFromOtherTab(news: TabMessage): Promise<void> {
  const tab = new BroadcastChannel('tourism-widgets-session');
  tab.postMessage(news);
  await settle();
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-tw-unconfirmed'));
  tab.close();
  await settle();
}

/** Another tab ends the session. */
export const endElsewhere = (reason: 'expired' | 'signed-out'): Promise<void> =>
  hearFromOtherTab({ kind: 'ended', reason });
