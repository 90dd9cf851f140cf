/**
 * Finds the widget that caused an error which React cannot catch: one thrown in an event handler, a timer or a promise
 * (trust, row 51). An error of another widget or of the page's own code must not remove a widget, so it is attributed in
 * two cases only; any other error stays a line on the console:
 *
 * - React is handling an event at the widget's element while the error is reported, and it was thrown by code of ours
 *   that is not another widget's own.
 * - It was thrown by the widget's own code, and the page has never had another widget of this kind.
 */

/** A widget that may have caused an error. */
export interface Candidate {
  readonly name: string;
  readonly definition: unknown;
  /** The element at which React listens. */
  readonly root: HTMLElement;
  onError(error: unknown): void;
}

/** Events that handlers of widgets listen to. */
const types =
  'beforeinput blur change click compositionend contextmenu copy cut dblclick drag dragend dragenter dragleave dragover dragstart drop focusin focusout input keydown keyup mousedown mouseout mouseover mouseup paste pointercancel pointerdown pointermove pointerout pointerover pointerup reset submit touchcancel touchend touchstart transitionend animationend wheel';

const thisFile = import.meta.url;

/** Folder of our code: that of this file; in development the whole server. */
const ourFolder = new URL(import.meta.env.DEV ? '/' : '.', thisFile).href;

const importModule = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

/**
 * Starts listening for errors.
 *
 * @param folder address that all our code begins with
 * @param load imports a module that has been evaluated already
 * @returns adds a candidate; the function it returns removes it
 */
export function attributeErrors(
  folder = ourFolder,
  load = importModule,
): (candidate: Candidate) => () => void {
  const candidates = new Set<Candidate>();
  const counts = new Map<unknown, number>();
  let underWay: Event[] = [];

  const note = (event: Event) => {
    underWay = [...underWay.filter(({ eventPhase }) => eventPhase !== 0), event];
  };
  for (const type of types.split(' ')) addEventListener(type, note, { capture: true, passive: true });

  /** The kind of widget whose own file this is; undefined for a file that several share. */
  const ownerOf = async (url: string): Promise<unknown> => {
    // In development a widget consists of many files, all in its folder.
    const widget = /^widgets\/([^/]+)\//.exec(url.slice(folder.length))?.[1];
    if (widget) return [...candidates].find(({ name }) => name === widget)?.definition ?? widget;
    const module = (await load(url).catch(() => undefined)) as { default?: unknown } | undefined;
    return counts.has(module?.default) ? module?.default : undefined;
  };

  const attribute = async (error: unknown, handlingAt?: EventTarget | null) => {
    const url = placeOf(error);
    if (!url?.startsWith(folder)) return;
    const owner = await ownerOf(url);
    for (const { definition, root, onError } of candidates) {
      const isHandler = root === handlingAt && (owner === undefined || owner === definition);
      const isOnlyOne = owner === definition && counts.get(definition) === 1;
      if (isHandler || isOnlyOne) onError(error);
    }
  };

  addEventListener('error', ({ error }) => {
    const event = underWay.findLast(({ eventPhase }) => eventPhase !== 0);
    void attribute(error, event?.currentTarget);
  });
  addEventListener('unhandledrejection', ({ reason }) => void attribute(reason));

  return (candidate) => {
    candidates.add(candidate);
    counts.set(candidate.definition, (counts.get(candidate.definition) ?? 0) + 1);
    return () => candidates.delete(candidate);
  };
}

/** Address of the file in which an error was thrown, by the first line of its stack that names one. */
function placeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const stack = String(error.stack).replace(error.message, '');
  return /((?:https?|file):\/\/[^\s()]+?):\d+:\d+\)?$/m.exec(stack)?.[1];
}
