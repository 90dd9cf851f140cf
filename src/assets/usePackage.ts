import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '#src/api/errors.ts';
import { useNow } from '#src/events/useNow.ts';
import { endOf } from '#src/i18n/dates.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { usePageVisible } from '#src/time/usePageVisible.ts';
import { useScope } from '#src/widget/context.ts';
import { packageJob } from './asset-endpoints.ts';
import { packageAnswer, type PackageAnswer } from './asset.schema.ts';
import type { KeptDownload } from './cart.schema.ts';
import { keepDownload } from './kept-downloads.ts';
import { packageAddress, toKept } from './kept-package.ts';
import { packageState, type PackageState, type Polling } from './package-job.ts';

/** A package that was ordered on this page. */
export interface OrderedPackage {
  /** As `downloads` has it. */
  readonly kept: KeptDownload;
  readonly answer: PackageAnswer;
  /** Whether the browser keeps it for the next visit. */
  readonly isKept: boolean;
}

/** A package that was ordered, as it is now. */
export interface Package {
  /** `unknown`: the service has no such job; `foreign`: its address is one that is not followed. */
  readonly state: PackageState | 'unknown' | 'foreign';
  /** What is left out of it. */
  readonly failed: PackageAnswer['failed'];
  readonly bytes: number | undefined;
  readonly expires: string;
  /** Where it is fetched; undefined where it may not be. */
  readonly address: string | undefined;
  /** Why the last question has no answer. */
  readonly error: unknown;
  /** Whether the browser keeps it for the next visit. */
  readonly isStored: boolean;
  /** Asks on after the last question. */
  readonly askOn: () => void;
}

/**
 * How far a package is: asked every `pollSeconds`, while the tab is seen and `pollLimit` is not reached. What the service says is
 * kept for the next visit (`downloads`).
 *
 * @param order where it was ordered on this page; one of an earlier visit is asked for at once
 */
export function usePackage(kept: KeptDownload, order: OrderedPackage | undefined, polling: Polling): Package {
  const { answer: first, isKept = true } = order ?? {};
  const api = useApi();
  const { page } = api;
  const { name } = useScope();
  const { timeZone } = page.site;
  const { user } = useUser();
  const isVisible = usePageVisible();
  const [answer, setAnswer] = useState(first);
  const [asked, setAsked] = useState(0);
  const [isAtOnce, setAtOnce] = useState(first === undefined);
  const [error, setError] = useState<unknown>();
  const [isStored, setStored] = useState(isKept);
  const isUnknown = isNotFound(error);

  const known: PackageAnswer = answer ?? {
    ...kept,
    failed: [],
    state: kept.state === 'expired' ? 'ready' : kept.state,
  };
  const { filename, at, jobId } = kept;
  const { url, expires, failed, bytes } = known;
  const ends = useMemo(() => endOf(expires, timeZone)?.getTime(), [expires, timeZone]);
  const now = useNow(useMemo(() => (ends === undefined ? [] : [ends]), [ends]));
  const address = packageAddress(page, url);
  const state = packageState({ ...known, jobId }, asked, polling, now ?? new Date(0), timeZone);
  const isForeign = url !== '' && address === undefined;
  // Which files are missing is not kept: it is asked for once.
  const lacksNames = answer === undefined && state === 'partly' && asked === 0;
  const isOpen = jobId !== '' && !isUnknown && !isForeign && (state === 'preparing' || lacksNames);
  const isAsked = isOpen && isVisible && user !== null && page.cmsMode !== 'author';
  const pause = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  const wait = isAtOnce ? 0 : Math.max(polling.pollSeconds * 1000, pause);

  useEffect(() => {
    if (!isAsked) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      let next: PackageAnswer | undefined;
      let reason: unknown;
      try {
        next = await api.fetchJson(packageJob(jobId), packageAnswer, { signal });
      } catch (failure) {
        reason = failure;
        if (isNotFound(failure)) next = lost;
      }
      if (signal.aborted) return;
      setError(reason);
      if (next) {
        setAnswer(next);
        setStored(keepDownload(toKept(page, { filename, at, jobId }, next)));
      }
      setAtOnce(false);
      setAsked(asked + 1);
    };
    const timer = setTimeout(() => void ask(), wait);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, page, filename, at, jobId, isAsked, wait, asked]);

  useEffect(() => {
    if (isForeign)
      console.error(`tourism-widgets: ${name}: "${url}" is on an origin that this site does not allow.`);
  }, [isForeign, url, name]);

  return {
    state: isUnknown ? 'unknown' : isForeign ? 'foreign' : state,
    failed,
    bytes,
    expires,
    address,
    error: isUnknown ? undefined : error,
    isStored,
    askOn() {
      setAtOnce(true);
      setAsked(0);
    },
  };
}

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Stands for what the service says of a job that it does not know. */
const lost: PackageAnswer = {
  jobId: '',
  state: 'failed',
  failed: [],
  url: '',
  bytes: undefined,
  expires: '',
};
