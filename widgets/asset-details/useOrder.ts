import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#src/api/errors.ts';
import type { AssetDetails } from '#src/assets/asset.schema.ts';
import { whyNotDownloaded } from '#src/assets/details.ts';
import { keepDownload } from '#src/assets/kept-downloads.ts';
import { toKept } from '#src/assets/kept-package.ts';
import { assetDetailsQuery } from '#src/assets/queries.ts';
import { sendOrder } from '#src/assets/send-order.ts';
import type { OrderedPackage } from '#src/assets/usePackage.ts';
import { fileName } from '#src/outputs/keep-file.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';

/** Where a file is that the visitor has asked for. */
export type OrderState =
  | { readonly step: 'sending' | 'licenceChanged' | 'noLonger' }
  | { readonly step: 'accepted'; readonly order: OrderedPackage }
  | { readonly step: 'failed'; readonly reason: unknown };

/** A file that the visitor asks for, and what becomes of it. */
export interface Order {
  /** Undefined before the first one. */
  readonly state: OrderState | undefined;
  /** Asks for the file in a rendition, under the licence that the visitor has accepted. */
  readonly start: (rendition: string) => void;
  /** Forgets it. */
  readonly clear: () => void;
}

/** Statuses that say something of the asset: it is asked for anew. */
const aboutAsset: readonly number[] = [403, 404, 422];

/**
 * Asks for an asset as a file (H2). Before that the service is asked once more whether it may be taken (A3), and whether the
 * licence is still the one that was read.
 */
export function useOrder(asset: AssetDetails): Order {
  const api = useApi();
  const client = useQueryClient();
  const { user } = useUser();
  const { page } = api;
  const { timeZone } = page.site;
  const ending = useRef<AbortController>(undefined);
  const [state, setState] = useState<OrderState>();
  useEffect(() => () => ending.current?.abort(), []);

  const send = async (rendition: string) => {
    ending.current?.abort();
    ending.current = new AbortController();
    const { signal } = ending.current;
    const filename = fileName(`${asset.title} ${rendition}`, asset.id, 'zip').replace(/\.zip$/, '');
    const at = new Date().toISOString();
    const query = assetDetailsQuery(api, user, asset.id);
    const settle = (outcome: OrderState) => {
      if (!signal.aborted) setState(outcome);
    };
    settle({ step: 'sending' });
    try {
      const today = await client.fetchQuery({ ...query, staleTime: 0, retry: false });
      const { name, version } = today.licence;
      if (whyNotDownloaded(today, new Date(), timeZone)) {
        settle({ step: 'noLonger' });
      } else if (name !== asset.licence.name || version !== asset.licence.version) {
        settle({ step: 'licenceChanged' });
      } else {
        const items = [{ assetId: asset.id, rendition }];
        const order = { items, filename, acceptedLicences: [{ name, version }] };
        const answer = await sendOrder(api, order, signal);
        const kept = toKept(page, { filename, at, jobId: answer.jobId }, answer);
        settle({ step: 'accepted', order: { kept, answer, isKept: keepDownload(kept) } });
      }
    } catch (reason) {
      settle(troubleOf(reason));
      if (reason instanceof ApiError && aboutAsset.includes(reason.status))
        void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
  };

  return {
    state,
    start(rendition) {
      // One order, however often it is pressed.
      if (state?.step !== 'sending') void send(rendition);
    },
    clear() {
      ending.current?.abort();
      setState(undefined);
    },
  };
}

/** What the service's refusal says of the file, or of its licence. */
function troubleOf(reason: unknown): OrderState {
  if (!(reason instanceof ApiError)) return { step: 'failed', reason };
  if (reason.status === 422 && reason.fields['acceptedLicences']) return { step: 'licenceChanged' };
  return reason.error === 'notAllowed' || reason.status === 404
    ? { step: 'noLonger' }
    : { step: 'failed', reason };
}
