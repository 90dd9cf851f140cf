import type { Config, Purpose, Rule } from './widget.ts';

/** What a visitor asks about. Countries are ISO 3166-1 alpha-2 codes. */
export interface Question {
  readonly nationality: string;
  readonly purpose: Purpose;
  readonly documentType: Rule['documentType'];
  /** A country that the visitor lives in, or holds a visa of; empty for none. */
  readonly residenceIn: string;
}

/** What the rules say: one outcome, several of one rank that contradict each other, or nothing. */
export type Verdict =
  | { readonly kind: 'none' }
  | { readonly kind: 'one'; readonly rule: Rule; readonly others: readonly Rule[] }
  | { readonly kind: 'conflict'; readonly rules: readonly Rule[]; readonly others: readonly Rule[] };

type Groups = Config['groups'];

/** The rules with all codes in capitals; names of groups stay as they are. */
export function inCapitals<Written extends Pick<Config, 'rules' | 'groups'>>(config: Written): Written {
  const { rules, groups } = config;
  const capitals = (codes: readonly string[]) => codes.map((code) => code.toUpperCase());
  return {
    ...config,
    groups: Object.fromEntries(Object.entries(groups).map(([name, codes]) => [name, capitals(codes)])),
    rules: rules.map((rule) => ({
      ...rule,
      nationalities: rule.nationalities.map((name) =>
        Object.hasOwn(groups, name) ? name : name.toUpperCase(),
      ),
      residenceIn: capitals(rule.residenceIn),
    })),
  };
}

/** How exactly a rule names a nationality: 2 the country itself, 1 a group with it, 0 all; undefined where it does not. */
function exactness({ nationalities }: Rule, code: string, groups: Groups): number | undefined {
  if (nationalities.includes(code)) return 2;
  if (nationalities.some((name) => Object.hasOwn(groups, name) && groups[name]?.includes(code))) return 1;
  return nationalities.includes('*') ? 0 : undefined;
}

/** The order of two rules that fit: the higher priority first, then the more exact one. Residence makes none more exact. */
interface Rank {
  readonly rule: Rule;
  readonly exact: number;
}

const compare = (one: Rank, other: Rank): number =>
  other.rule.priority - one.rule.priority || other.exact - one.exact;

/** Which rules fit a question, the strongest first; those of one rank in their author’s order. */
function fitting(rules: readonly Rule[], groups: Groups, question: Question): Rank[] {
  const { nationality, purpose, documentType, residenceIn } = question;
  return rules
    .flatMap((rule) => {
      if (rule.documentType !== documentType || !rule.purposes.includes(purpose)) return [];
      if (rule.residenceIn.length > 0 && !rule.residenceIn.includes(residenceIn)) return [];
      const exact = exactness(rule, nationality, groups);
      return exact === undefined ? [] : [{ rule, exact }];
    })
    .toSorted(compare);
}

/**
 * What the rules (`inCapitals`) say to a question. Nothing is guessed: where the strongest rules of one rank have different
 * outcomes, none of them is put first. A rule that says "not possible" is no alternative, and has none: it is the exception to them.
 */
export function judge({ rules, groups }: Pick<Config, 'rules' | 'groups'>, question: Question): Verdict {
  const ranks = fitting(rules, groups, question);
  const [first] = ranks;
  if (!first) return { kind: 'none' };
  const top = ranks.filter((rank) => compare(first, rank) === 0).map(({ rule }) => rule);
  const others = ranks.slice(top.length).flatMap(({ rule }) => (rule.outcome === 'notEligible' ? [] : rule));
  if (top.some(({ outcome }) => outcome !== first.rule.outcome))
    return { kind: 'conflict', rules: top, others };
  const isPossible = first.rule.outcome !== 'notEligible';
  return { kind: 'one', rule: strictest(top), others: isPossible ? others : [] };
}

const least = (...numbers: readonly (number | undefined)[]): number | undefined => {
  const known = numbers.filter((value) => value !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
};

const most = (...numbers: readonly (number | undefined)[]): number | undefined => {
  const known = numbers.filter((value) => value !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
};

/**
 * Of rules of one rank and outcome the longer list of papers, the higher fee, the shorter stay and the longer wait, so that nobody
 * is told too little. Fees in other currencies cannot be compared, and do not count.
 */
const strictest = (rules: readonly Rule[]): Rule =>
  rules.reduce((one, other) => {
    const longer = other.documents.length > one.documents.length ? other : one;
    const fees = [one.fee, other.fee].filter((fee) => fee !== undefined);
    const [fee, second] = fees;
    const isHigher = fee && second && second.currency === fee.currency && second.amount > fee.amount;
    return {
      ...longer,
      fee: isHigher ? second : fee,
      stayDays: least(one.stayDays, other.stayDays),
      validityDays: least(one.validityDays, other.validityDays),
      processingDays: most(one.processingDays, other.processingDays),
      entries: [one.entries, other.entries].includes('single') ? 'single' : (one.entries ?? other.entries),
    };
  });
