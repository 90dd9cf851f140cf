import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#src/api/errors.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { usePage } from '#src/widget/context.ts';
import type en from './messages/en.json';

/** Something that the visitor asks of a service by a button. */
export interface Action {
  readonly isBusy: boolean;
  /** Why it was not done, in words. */
  readonly fault: string | undefined;
  /** When it may be asked for again, in ms since 1970. */
  readonly until: number;
  /** The visitor has to sign in first. */
  readonly needsSignIn: boolean;
  /** Asks once, however often it is called meanwhile; on an author's page never. @param pause ms until it may be asked again */
  readonly run: (ask: (signal: AbortSignal) => Promise<void>, pause?: number) => void;
}

const idle = { isBusy: false, fault: undefined, until: 0, needsSignIn: false };

/** Keeps how far something is that the visitor has asked for, and what went wrong. It ends with the part that asks. */
export function useAction(): Action {
  const t = useMessages<typeof en>();
  const { cmsMode } = usePage();
  const [state, setState] = useState<Omit<Action, 'run'>>(idle);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const ask: Action['run'] = (act, pause = 0) => {
    if (running.current || state.until > Date.now() || cmsMode === 'author') return;
    const controller = new AbortController();
    running.current = controller;
    setState({ ...idle, isBusy: true });
    act(controller.signal)
      .then(() => setState({ ...idle, until: pause && Date.now() + pause }))
      .catch((reason: unknown) => {
        if (controller.signal.aborted) return;
        const { status, retryAfter = 0 } = reason instanceof ApiError ? reason : { status: 401 };
        setState({
          isBusy: false,
          fault: t(wordsFor(status)),
          until: retryAfter && Date.now() + retryAfter,
          needsSignIn: status === 401,
        });
      })
      .finally(() => {
        running.current = undefined;
      });
  };
  return { ...state, run: ask };
}

function wordsFor(status: number): keyof typeof en {
  if (status === 401) return 'signInAgain';
  if (status === 429) return 'tooOften';
  if (status === 0) return navigator.onLine ? 'noAnswer' : 'offline';
  return status < 500 ? 'refused' : 'failed';
}
