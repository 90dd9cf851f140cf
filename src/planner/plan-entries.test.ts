import { expect, test } from 'vitest';
import { planEntries } from './plan-entries.ts';
import { arrangePlan } from './plan.ts';

const days = [
  { stops: [{ id: 'hegra', minutes: 120, note: 'Tickets; early,\nby the gate' }, { id: 'jazan' }] },
  { stops: [] },
  { stops: [{ id: 'jazan', note: '' }] },
];
const wordsOf = ({ id }: { readonly id: string }) => ({
  title: id.toUpperCase(),
  url: id === 'hegra' ? '/en/places/hegra.html' : undefined,
  location: id === 'hegra' ? 'AlUla' : undefined,
  duration: id === 'hegra' ? '2 hours' : undefined,
});
const page = 'https://visit.example/en/plan.html?q=x#plan';

test('a plan without a first day has no calendar yet', () => {
  expect(planEntries(arrangePlan({ days }).plan, wordsOf, page)).toBeUndefined();
});

test('each stop is an entry on its day, with its note, and a further visit is another one', () => {
  const { plan } = arrangePlan({ startDate: '2026-12-30', days });
  expect(planEntries(plan, wordsOf, page)).toEqual([
    {
      uid: 'plan-hegra-1@visit.example',
      title: 'HEGRA',
      span: { firstDay: '2026-12-30', lastDay: '2026-12-30' },
      description: '2 hours\nTickets; early,\nby the gate',
      location: 'AlUla',
      url: 'https://visit.example/en/places/hegra.html',
    },
    {
      uid: 'plan-jazan-1@visit.example',
      title: 'JAZAN',
      span: { firstDay: '2026-12-30', lastDay: '2026-12-30' },
      description: undefined,
      location: undefined,
      url: undefined,
    },
    expect.objectContaining({
      uid: 'plan-jazan-2@visit.example',
      span: { firstDay: '2027-01-01', lastDay: '2027-01-01' },
    }),
  ]);
});
