import type { Config } from '../data.ts';
import { isSame } from '../is-same.ts';

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
  /** Id of the part of the author's own page that it is; empty where it is none. */
  readonly part: string;
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
type Step = Pick<Draft, 'text' | 'example' | 'part'>;

/** A change; `at` is when it was made, in ms on the page's clock. */
export type Change =
  /** The form has a new configuration. */
  | { readonly kind: 'form'; readonly config: Config; readonly at?: number }
  /** The JSON editor has a new text. */
  | { readonly kind: 'json'; readonly text: string; readonly at?: number }
  /** The same as JSON on lines of its own. */
  | { readonly kind: 'tidy'; readonly text: string }
  /** Another configuration; where it is another example, or no part any more, it says so. */
  | { readonly kind: 'load'; readonly config: Config; readonly example?: string; readonly part?: '' }
  /** It has become a part of the author's own page, and undo does not take it out. */
  | { readonly kind: 'part'; readonly part: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

/** Steps that can be undone. */
const longest = 100;

/** A configuration as the editor shows it. */
export const textOf = (config: Config): string => JSON.stringify(config, null, 2);

export const draftOf = (config: Config, example = 'default', part = ''): Draft => ({
  text: textOf(config),
  example,
  part,
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
      const leaf = leafThatDiffers(draft.config, change.config);
      return step(draft, textOf(change.config), leaf && typed(leaf.path, leaf.size, change.at));
    }
    case 'json':
      return step(draft, change.text, typed('json', change.text.length - draft.text.length, change.at));
    case 'tidy':
      return step(draft, change.text, undefined);
    case 'load':
      return step(draft, textOf(change.config), undefined, change);
    case 'part':
      return inPage(draft, change.part);
    case 'undo':
      return back(draft);
    default:
      return forth(draft);
  }
}

/** A pause, in ms, after which typing is another step. */
const pause = 1500;
/** Characters that a key writes or takes away at most; a paste or a press of a button changes more. */
const oneKey = 4;

/** What was typed by a key; undefined for what no key does. @param size characters that the field has got */
const typed = (field: string, size: number, at = 0): Typing | undefined =>
  Math.abs(size) <= oneKey ? { field, at } : undefined;

function step(
  draft: Draft,
  text: string,
  typing: Typing | undefined,
  { example = draft.example, part = draft.part }: Partial<Omit<Step, 'text'>> = {},
): Draft {
  if (text === draft.text && example === draft.example && part === draft.part) return draft;
  const before = draft.typing;
  const isMore = typing && before && typing.field === before.field && typing.at - before.at < pause;
  const past = isMore ? draft.past : [...draft.past, stepOf(draft)].slice(-longest);
  return { ...reading(text, draft.config), example, part, past, future: [], typing };
}

const stepOf = ({ text, example, part }: Draft): Step => ({ text, example, part });

/** The draft as a part; so is what it was before, unless it was another. */
function inPage(draft: Draft, part: string): Draft {
  const { past, future } = draft;
  const add = (step: Step): Step => ({ ...step, part: step.part || part });
  return { ...draft, part, past: past.map(add), future: future.map(add) };
}

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
  step ? { ...step, ...reading(step.text, draft.config), ...steps, typing: undefined } : draft;

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

/** A text or number that differs between two configurations. */
interface Leaf {
  readonly path: string;
  /** Characters that it has got; negative where it has lost some. */
  readonly size: number;
}

/** The one text or number that differs; undefined where more does, or a list's length. */
function leafThatDiffers(before: unknown, after: unknown, path = ''): Leaf | undefined {
  if (!isGroup(before) || !isGroup(after)) {
    if (isGroup(before) || isGroup(after) || !path) return undefined;
    return { path, size: lengthOf(after) - lengthOf(before) };
  }
  if (Array.isArray(before) && before.length !== (after as unknown as unknown[]).length) return undefined;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const different = keys.filter((key) => !isSame(before[key], after[key]));
  const [key] = different;
  return different.length === 1 && key !== undefined
    ? leafThatDiffers(before[key], after[key], `${path}/${key}`)
    : undefined;
}

const lengthOf = (value: unknown): number => (value === undefined ? 0 : JSON.stringify(value).length);
