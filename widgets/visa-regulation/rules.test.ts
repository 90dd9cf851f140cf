import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#src/schema/read-config.ts';
import { documentTypes, purposes, residences } from './cases.ts';
import { findingsOf, namedCountries } from './findings.ts';
import { inCapitals, judge, type Question, type Verdict } from './rules.ts';
import widget, { type Rule } from './widget.ts';

const read = (text: string) => inCapitals(readConfig(widget.schema, text).config);
const example = read(readFileSync(join(import.meta.dirname, 'examples/default.json'), 'utf8'));

const asked = (nationality: string, more: Partial<Question> = {}): Question => ({
  nationality,
  purpose: 'tourism',
  documentType: 'passport',
  residenceIn: '',
  ...more,
});

/** A verdict in a few words: outcome and stay, both outcomes of a conflict, or nothing. */
function inWords(verdict: Verdict): string {
  const of = ({ outcome, stayDays }: Rule) => (stayDays === undefined ? outcome : `${outcome} ${stayDays}`);
  if (verdict.kind === 'none') return '–';
  const others = verdict.others.map(of);
  const first = verdict.kind === 'one' ? of(verdict.rule) : verdict.rules.map(of).join(' or ');
  return others.length > 0 ? `${first} (also ${others.join(', ')})` : first;
}

describe('the rules of the example', () => {
  test.each([
    ['a citizen of a group’s country', asked('AE'), 'visaFree 90'],
    ['the same on Umrah', asked('KW', { purpose: 'umrah' }), 'visaFree 90'],
    ['a country that a rule names before its group', asked('JP'), 'onArrival 90 (also eVisa 90)'],
    ['that country for business, which only the group has', asked('GB', { purpose: 'business' }), 'eVisa 30'],
    ['two rules of one rank that differ', asked('FR'), 'onArrival 90 or eVisa 60 (also eVisa 90)'],
    ['one of them alone for Umrah', asked('FR', { purpose: 'umrah' }), 'eVisa 60 (also eVisa 90)'],
    ['a country of the consulate’s group', asked('IN'), 'embassy 30'],
    [
      'the same with residence in a named country',
      asked('IN', { residenceIn: 'US' }),
      'onArrival 90 (also embassy 30)',
    ],
    ['the same with residence elsewhere', asked('IN', { residenceIn: 'JP' }), 'embassy 30'],
    ['the same on a journey that is not possible', asked('IN', { purpose: 'transit' }), 'notEligible'],
    ['a purpose without a rule', asked('DE', { purpose: 'study' }), '–'],
    ['a country that nothing names', asked('ZA'), '–'],
    [
      'a travel document on a visit',
      asked('DE', { documentType: 'travelDocument', purpose: 'visit' }),
      'embassy 30',
    ],
    ['a travel document as a tourist', asked('DE', { documentType: 'travelDocument' }), '–'],
    ['a diplomat of any country', asked('ZA', { documentType: 'diplomatic' }), 'embassy 30'],
    ['a diplomat on Umrah', asked('ZA', { documentType: 'diplomatic', purpose: 'umrah' }), '–'],
  ])('say to %s', (_, question, expected) => {
    expect(inWords(judge(example, question))).toBe(expected);
  });

  test('contradict each other in one case, which their author is told of', () => {
    expect(findingsOf(example).conflicts).toEqual([
      { documentType: 'passport', purpose: 'tourism', rules: [7, 8], countries: ['FR'] },
    ]);
  });

  test('leave out study for all, and travel documents but on a visit', () => {
    const gaps = findingsOf(example).gaps.map(
      ({ documentType, purpose, countries }) => `${documentType} ${purpose} ${countries.length}`,
    );
    expect(gaps).toContain('passport study 42');
    expect(gaps).toContain('travelDocument tourism 42');
    expect(gaps).toContain('diplomatic umrah 42');
    expect(gaps).not.toContain('passport tourism 42');
  });

  test('answer every question as the table in docs/visa-rules.md says', async () => {
    const text = await format(tableOf(), { parser: 'markdown', printWidth: 110, singleQuote: true });
    await expect(text).toMatchFileSnapshot('../../docs/visa-rules.md');
  });
});

/** All answers, a line for countries that get the same ones; residence where it changes an answer. */
function tableOf(): string {
  const countries = [...namedCountries(example), 'ZA'];
  const lines = documentTypes.flatMap((documentType) => {
    const byAnswers = new Map<string, string[]>();
    for (const nationality of countries)
      for (const residence of ['', residences(example.rules)[0]!]) {
        const answers = purposes.map((purpose) =>
          inWords(judge(example, { nationality, purpose, documentType, residenceIn: residence })),
        );
        const without = purposes.map((purpose) =>
          inWords(judge(example, { nationality, purpose, documentType, residenceIn: '' })),
        );
        if (residence && answers.join() === without.join()) continue;
        const key = [residence ? 'yes' : '', ...answers].join(' | ');
        byAnswers.set(key, [...(byAnswers.get(key) ?? []), nationality]);
      }
    return [...byAnswers].map(([key, codes]) => `| ${documentType} | ${codes.join(' ')} | ${key} |`);
  });
  return `# What the sample rules of visas answer

Made by a test from the example of \`visa-regulation\`. A number is the days of a stay. ZA stands for all countries that no rule names. Residence: a permit or visa of ${residences(example.rules).join(', ')}. “–”: no rule, so the official site alone.

| Document | Nationality | Residence | ${purposes.join(' | ')} |
|${' --- |'.repeat(purposes.length + 3)}
${lines.join('\n')}
`;
}

const ruled = (...rules: object[]) =>
  read(JSON.stringify({ asOf: '2026-11-01', officialLink: '/visa', rules }));
const rule = (more: object) => ({ nationalities: ['*'], purposes: ['tourism'], outcome: 'eVisa', ...more });

describe('rules of one rank', () => {
  test('of one outcome ask for the longer list of papers and the higher fee', () => {
    const verdict = judge(
      ruled(
        rule({ documents: ['Photo', 'Ticket'], fee: { amount: 100 }, stayDays: 90, entries: 'multiple' }),
        rule({
          documents: ['Photo'],
          fee: { amount: 300 },
          stayDays: 30,
          processingDays: 5,
          entries: 'single',
        }),
      ),
      asked('FR'),
    );
    expect(verdict).toMatchObject({
      kind: 'one',
      rule: {
        documents: ['Photo', 'Ticket'],
        fee: { amount: 300, currency: 'SAR' },
        stayDays: 30,
        processingDays: 5,
        entries: 'single',
      },
    });
  });

  test('whose fees are in other currencies keep the first, since they cannot be compared', () => {
    const [one, other] = [
      { amount: 100, currency: 'SAR' },
      { amount: 300, currency: 'JPY' },
    ];
    const verdict = judge(ruled(rule({ fee: one }), rule({ fee: other })), asked('FR'));
    expect(verdict).toMatchObject({ kind: 'one', rule: { fee: one } });
  });
});

test('a country counts before a group and a group before all, and priority before both', () => {
  const config = (priority: number) =>
    read(
      JSON.stringify({
        asOf: '2026-11-01',
        officialLink: '/visa',
        groups: { EU: ['fr', 'DE'] },
        rules: [
          rule({ outcome: 'embassy', priority }),
          rule({ nationalities: ['EU'], outcome: 'eVisa' }),
          rule({ nationalities: ['FR'], outcome: 'visaFree' }),
        ],
      }),
    );
  expect(inWords(judge(config(0), asked('FR')))).toBe('visaFree (also eVisa, embassy)');
  expect(inWords(judge(config(0), asked('DE')))).toBe('eVisa (also embassy)');
  expect(inWords(judge(config(0), asked('PE')))).toBe('embassy');
  expect(inWords(judge(config(1), asked('FR')))).toBe('embassy (also visaFree, eVisa)');
});

test('a rule that says “not possible” is no alternative, and leaves none', () => {
  const exception = rule({ nationalities: ['FR'], outcome: 'notEligible' });
  expect(inWords(judge(ruled(rule({}), exception), asked('FR')))).toBe('notEligible');
  const weaker = rule({ outcome: 'notEligible', priority: -1 });
  expect(inWords(judge(ruled(rule({}), weaker), asked('FR')))).toBe('eVisa');
});

test('what names no country, and rules that fit nobody, are found', () => {
  const config = read(readFileSync(join(import.meta.dirname, 'examples/faulty-rules.json'), 'utf8'));
  expect(findingsOf(config)).toMatchObject({ unknown: ['QQ', 'XX'], unused: [3, 4] });
});
