import type { Config } from '../data.ts';

/** What an author has made: the configuration, and the way to it. */
export interface Draft {
  /** The configuration as the JSON editor has it, readable or not. */
  readonly text: string;
  /** The last readable one. */
  readonly config: Config;
  /** Why `text` cannot be read; undefined where it can. */
  readonly fault: string | undefined;
  /** Texts that undo and redo bring back, nearest last. */
  readonly past: readonly string[];
  readonly future: readonly string[];
  /** Which field was typed in last: further typing there is undone in one step. */
  readonly lastField: string | undefined;
}

export type Change =
  /** The form has a new configuration. */
  | { readonly kind: 'form'; readonly config: Config }
  /** The JSON editor has a new text. */
  | { readonly kind: 'json'; readonly text: string }
  /** The same as JSON on lines of its own. */
  | { readonly kind: 'tidy'; readonly text: string }
  /** Another example, or the same in another language. */
  | { readonly kind: 'load'; readonly config: Config }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

/** Steps that can be undone. */
const longest = 100;

/** A configuration as the editor shows it. */
export const textOf = (config: Config): string => JSON.stringify(config, null, 2);

export const draftOf = (config: Config): Draft => ({
  text: textOf(config),
  config,
  fault: undefined,
  past: [],
  future: [],
  lastField: undefined,
});

/** The draft after a change. Pure. */
export function changed(draft: Draft, change: Change): Draft {
  switch (change.kind) {
    case 'form': {
      const field = fieldThatDiffers(draft.config, change.config);
      return step(draft, textOf(change.config), field);
    }
    case 'json':
      return step(draft, change.text, 'json');
    case 'tidy':
      return step(draft, change.text, undefined);
    case 'load':
      return step(draft, textOf(change.config), undefined);
    case 'undo':
      return back(draft);
    default:
      return forth(draft);
  }
}

function step(draft: Draft, text: string, field: string | undefined): Draft {
  if (text === draft.text) return draft;
  const isMore = field !== undefined && field === draft.lastField;
  const past = isMore ? draft.past : [...draft.past, draft.text].slice(-longest);
  return { ...reading(text, draft.config), past, future: [], lastField: field };
}

function back(draft: Draft): Draft {
  const text = draft.past.at(-1);
  if (text === undefined) return draft;
  const { past, future } = draft;
  const steps = { past: past.slice(0, -1), future: [...future, draft.text] };
  return { ...reading(text, draft.config), ...steps, lastField: undefined };
}

function forth(draft: Draft): Draft {
  const text = draft.future.at(-1);
  if (text === undefined) return draft;
  const { past, future } = draft;
  const steps = { past: [...past, draft.text], future: future.slice(0, -1) };
  return { ...reading(text, draft.config), ...steps, lastField: undefined };
}

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
