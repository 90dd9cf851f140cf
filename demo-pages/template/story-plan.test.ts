import { expect, test } from 'vitest';
import { mostOfPlan } from '#src/planner/plan.ts';
import { readPlanHash } from '#src/planner/plan-link.ts';
import { daysOf, planOfStory } from './story-plan.ts';

test('places of one region share their days, and no day has more than three', () => {
  expect(daysOf(['hegra', 'al-balad', 'alula'])).toEqual([['hegra', 'alula'], ['al-balad']]);
  expect(daysOf(['abha', 'al-soudah', 'rijal-almaa', 'al-habala'])).toEqual([
    ['abha', 'al-soudah'],
    ['rijal-almaa', 'al-habala'],
  ]);
});

test('a story leads to a plan of its places', async () => {
  const { ctaLink = '' } = planOfStory('three-days-in-alula', 'ar') ?? {};
  const { pathname, hash } = new URL(ctaLink, 'https://tourism.example');
  expect(pathname).toBe('/ar/plan/my-trip');
  expect(await readPlanHash(hash, mostOfPlan)).toMatchObject({
    plan: { days: [{ stops: [{ id: 'alula' }, { id: 'hegra' }] }, { stops: [{}, {}] }] },
    leftOut: { days: 0, stops: 0 },
  });
});

test('a story of one place has no plan of places', () => {
  expect(planOfStory('photographing-people', 'en')).toBeUndefined();
});
