import type { Config } from '../data.ts';

/** What an author has made: the configuration, and the way to it. */
export interface Draft {
  /** The configuration as the JSON editor has it, readable or not. */
  readonly text: string;
  /** The last readable one. */
  readonly config: Config;
  /** Why `text` cannot be read; undefined where it can. */
  readonly fault: string | undefined;
  /** Name of the example that it began as. */
  readonly example: string;
  /** What undo and redo bring back, nearest last. */
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** What was typed in last, and when: what is typed on there without a pause is undone in one step. */
  readonly typing: Typing | undefined;
}

/** A field that is being typed in. */
interface Typing {
  /** Its path; `json` for the text as a whole. */
  readonly field: string;
  /** ms on the page's clock. */
  readonly at: number;
}

/** What undo and redo bring back. */
type Step = Pick<Draft, 'text' | 'example'>;

/** A change; `at` is when it was made, in ms on the page's clock. */
export type Change =
  /** The form has a new configuration. */
  | { readonly kind: 'form'; readonly config: Config; readonly at?: number }
  /** The JSON editor has a new text. */
  | { readonly kind: 'json'; readonly text: string; readonly at?: number }
  /** The same as JSON on lines of its own. */
  | { readonly kind: 'tidy'; readonly text: string }
  /** Another example, where it is named, or the same in another language. */
  | { readonly kind: 'load'; readonly config: Config; readonly example?: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

/** Steps that can be undone. */
const longest = 100;

/** A configuration as the editor shows it. */
export const textOf = (config: Config): string => JSON.stringify(config, null, 2);

export const draftOf = (config: Config, example = 'default'): Draft => ({
  text: textOf(config),
  example,
  config,
  fault: undefined,
  past: [],
  future: [],
  typing: undefined,
});

/** The draft after a change. Pure. */
export function changed(draft: Draft, change: Change): Draft {
  switch (change.kind) {
    case 'form': {
      const field = fieldThatDiffers(draft.config, change.config);
      return step(
        draft,
        textOf(change.config),
        field === undefined ? undefined : { field, at: change.at ?? 0 },
      );
    }
    case 'json':
      return step(draft, change.text, { field: 'json', at: change.at ?? 0 });
    case 'tidy':
      return step(draft, change.text, undefined);
    case 'load':
      return step(draft, textOf(change.config), undefined, change.example);
    case 'undo':
      return back(draft);
    default:
      return forth(draft);
  }
}

/** A pause, in ms, after which typing is another step. */
const pause = 1500;
/** Characters that a key changes at most, as JSON writes them; a paste or a press of a button changes more. */
const oneKey = 6;

function step(draft: Draft, text: string, typing: Typing | undefined, example = draft.example): Draft {
  if (text === draft.text && example === draft.example) return draft;
  const isKey = Math.abs(text.length - draft.text.length) <= oneKey;
  const before = draft.typing;
  const isMore =
    isKey && typing?.field === before?.field && typing && before && typing.at - before.at < pause;
  const past = isMore ? draft.past : [...draft.past, stepOf(draft)].slice(-longest);
  return { ...reading(text, draft.config), example, past, future: [], typing: isKey ? typing : undefined };
}

const stepOf = ({ text, example }: Draft): Step => ({ text, example });

function back(draft: Draft): Draft {
  const { past, future } = draft;
  const steps = { past: past.slice(0, -1), future: [...future, stepOf(draft)] };
  return taken(draft, past.at(-1), steps);
}

function forth(draft: Draft): Draft {
  const { past, future } = draft;
  const steps = { past: [...past, stepOf(draft)], future: future.slice(0, -1) };
  return taken(draft, future.at(-1), steps);
}

/** The draft as a step has it; as it is where there is none. */
const taken = (draft: Draft, step: Step | undefined, steps: Pick<Draft, 'past' | 'future'>): Draft =>
  step ? { ...reading(step.text, draft.config), example: step.example, ...steps, typing: undefined } : draft;

/** A text with the configuration that it holds; the one before where it holds none. An empty text is an empty configuration. */
function reading(text: string, before: Config): Pick<Draft, 'text' | 'config' | 'fault'> {
  try {
    const value: unknown = text.trim() === '' ? {} : JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { text, config: value as Config, fault: undefined };
    return { text, config: before, fault: 'object' };
  } catch (error) {
    return { text, config: before, fault: (error as Error).message };
  }
}

type Values = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Path of the one text or number that differs between two configurations; undefined where more does, or a list's length. */
function fieldThatDiffers(before: unknown, after: unknown, path = ''): string | undefined {
  if (!isGroup(before) || !isGroup(after))
    return isGroup(before) || isGroup(after) ? undefined : path || undefined;
  if (Array.isArray(before) && before.length !== (after as unknown as unknown[]).length) return undefined;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const different = keys.filter((key) => before[key] !== after[key] && !isSame(before[key], after[key]));
  const [key] = different;
  return different.length === 1 && key !== undefined
    ? fieldThatDiffers(before[key], after[key], `${path}/${key}`)
    : undefined;
}

const isSame = (one: unknown, other: unknown): boolean =>
  isGroup(one) && isGroup(other) && JSON.stringify(one) === JSON.stringify(other);
