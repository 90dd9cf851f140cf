import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { User } from '#src/api/user.ts';
import type { Page } from '#src/page/page.ts';
import { findProvider } from '#src/page/providers.ts';
import { safeRedirectTarget } from '#src/page/redirect-target.ts';
import { userIn } from '#src/session/queries.ts';
import { signInActions } from '../storage.ts';
import { useUser } from '#src/session/useUser.ts';
import { subscribe } from '#src/storage/store.ts';
import { useSignIn } from '../useSignIn.ts';
import { useSignInPage } from '../useSignInPage.ts';
import { forgetActions, takeActions } from './actions.ts';
import { openRequest, proceed } from './requests.ts';

/** What a visitor must be signed in for. */
export interface SignInAction {
  /** Tells it from other actions, on every page where it can be done: `favourite`. */
  readonly name: string;
  /** Does it; called once for each detail that was asked for, here or after the way to the login service. */
  readonly act: (detail: string) => void;
}

/** Asks the visitor to sign in; for handlers. */
export type AskForSignIn = (about?: {
  /** Name of a registered reason: `sign-in-reasons.ts` of whoever asks. */
  readonly reason?: string;
  /** Where to go afterwards, in place of this page; the action is done there. */
  readonly target?: string;
  /** What the action is about, such as an id: kept in this tab until it is done. */
  readonly detail?: string;
}) => void;

/**
 * Gives the call that asks the visitor to sign in: in the dialog of the widget that provides `sign-in`, where the page has
 * one, else at the login service. Afterwards the action is done once, by whichever widget of the page names it. A
 * visitor who is signed in already is not asked. Undefined where the site names no usable service: then no control may
 * ask, and the author is told (`SignInNote`). On an author's page the call does nothing.
 *
 * @param action what is done afterwards, if anything; while the widget is there
 * @example const ask = useAskForSignIn({ name: 'favourite', act: add });
 *   <button onClick={() => ask?.({ reason: favourite.name, detail: id })}>
 */
export function useAskForSignIn(action?: SignInAction): AskForSignIn | undefined {
  const page = useSignInPage();
  const client = useQueryClient();
  const begin = useSignIn();
  const { user, isPending } = useUser();
  const [withdrawals] = useState(() => new Set<() => void>());
  const name = action?.name;
  const act = useEffectEvent((detail: string) => action?.act(detail));

  useEffect(() => {
    if (isPending) return undefined;
    // A visitor who comes back without having signed in has changed their mind.
    if (!user) forgetActions(performance.timeOrigin);
    proceed();
    if (!user || name === undefined) return undefined;
    const take = () => takeActions(name, page).forEach((detail) => act(detail));
    take();
    return subscribe(signInActions, take);
  }, [isPending, user, name, page]);

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && forgetActions();
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pageshow', onShow);
      for (const withdraw of withdrawals) withdraw();
    };
  }, [withdrawals]);

  if (!begin) return undefined;
  return ({ reason, target, detail = '' } = {}) => {
    if (page.cmsMode === 'author') return;
    const withdraw = openRequest({
      reason,
      target: target === undefined ? undefined : safeRedirectTarget(target, page),
      redirect: () => begin(target === undefined ? {} : { target }),
      isSignedIn: () => isSignedIn(userIn(client)),
      mayBeAnswered: () => mayAnswer(page),
      action: name === undefined ? undefined : { name, detail },
    });
    withdrawals.add(withdraw);
  };
}

const isSignedIn = (user: User | null | undefined) => (user === undefined ? undefined : user !== null);

/** Whether the page has a widget that provides `sign-in` and may yet come. */
function mayAnswer(page: Page): boolean {
  const element = findProvider(page, 'sign-in');
  return element !== null && !/failed|skipped/.test(element.dataset['status'] ?? '');
}
