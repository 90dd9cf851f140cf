import { pageAddress } from '#src/page/history.ts';
import { keepActions, type WantedAction } from './actions.ts';

/**
 * Who asks a visitor to sign in, and the one widget that answers with a dialog (docs/decisions/0045). Without one, and
 * where it does not come within three seconds, the ask leads to the login service.
 */

/** The request as the widget that answers it receives it. */
export interface SignInRequest {
  /** Name of a registered reason (`sign-in-reasons.ts` of whoever asks); undefined for none in particular. */
  readonly reason?: string | undefined;
  /** Where to go afterwards, in place of this page: an address to which a redirect may go. */
  readonly target?: string | undefined;
}

/** An ask, as the asking widget makes it. */
export interface Ask extends SignInRequest {
  /** Leads to the login service. */
  readonly redirect: () => void;
  /** Whether the visitor is signed in all along; undefined while nobody knows. */
  readonly isSignedIn?: () => boolean | undefined;
  /** Whether the page has a widget that may yet come to answer. */
  readonly mayBeAnswered?: () => boolean;
  /** What the visitor wants to do. */
  readonly action?: WantedAction | undefined;
}

/** Milliseconds that an ask waits for the widget that answers, and for the answer to who the visitor is. */
export const answerTimeout = 3000;

/** All that wait for the same sign-in; the last one says why and where to. */
let asks: readonly Ask[] = [];
let shown: SignInRequest | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isOverdue = false;

/** In the order of their coming; the first one answers. */
const answerers = new Set<object>();
const listeners = new Set<() => void>();

/** Asks the visitor to sign in. @returns withdraws it */
export function openRequest(ask: Ask): () => void {
  const isSame = ({ action }: Ask) =>
    action?.name === ask.action?.name && action?.detail === ask.action?.detail;
  change([...asks.filter((other) => !isSame(other)), ask]);
  return () => {
    if (asks.includes(ask)) change(asks.filter((other) => other !== ask));
  };
}

/** Registers a widget that answers. @returns takes it out again */
export function registerAnswerer(answerer: object): () => void {
  answerers.add(answerer);
  proceed();
  return () => {
    answerers.delete(answerer);
    // A dialog that is taken away was no answer: nobody is led anywhere.
    if (shown && !hasAnswerer()) cancelRequests();
    else notify();
  };
}

/** Whether a widget is there that answers. */
export const hasAnswerer = (): boolean => answerers.size > 0;

/** What this widget is to answer now; the same object as long as nothing changes. */
export const requestFor = (answerer: object): SignInRequest | undefined =>
  answerers.values().next().value === answerer ? shown : undefined;

/** Calls the listener whenever there is something else to answer. @returns ends it */
export function subscribeRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Looks again: it is known who the visitor is, or a widget that answers has come or gone. */
export function proceed(): void {
  const ask = asks.at(-1);
  if (!ask) return show(undefined);
  const isSignedIn = ask.isSignedIn ? ask.isSignedIn() : false;
  if (isSignedIn) return resolveRequests();
  if (isSignedIn === undefined && !isOverdue && !shown) return wait();
  if (hasAnswerer()) return show(ask);
  if (!isOverdue && ask.mayBeAnswered?.()) return wait();
  leave();
  ask.redirect();
}

/** The visitor goes to the login service: what they wanted to do is kept for the way back. */
export function leave(): void {
  const last = asks.at(-1);
  if (!last) return;
  const actions = asks.flatMap(({ action }) => action ?? []);
  keepActions(actions, last.target ?? pageAddress().href);
  change([]);
}

/** The visitor is signed in: what they wanted to do is done here, or where they wanted to go. */
export function resolveRequests(): void {
  const last = asks.at(-1);
  leave();
  if (last?.target !== undefined) location.assign(last.target);
}

/** The visitor stays anonymous. */
export const cancelRequests = (): void => change([]);

function change(next: readonly Ask[]): void {
  asks = next;
  if (asks.length === 0) {
    clearTimeout(timer);
    timer = undefined;
    isOverdue = false;
  }
  proceed();
}

function wait(): void {
  timer ??= setTimeout(() => {
    isOverdue = true;
    proceed();
  }, answerTimeout);
}

function show(request: SignInRequest | undefined): void {
  if (shown === request) return;
  shown = request;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
