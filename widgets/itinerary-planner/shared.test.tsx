import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { alerts } from '#src/alert/store.ts';
import { planAddress } from '#src/planner/plan-link.ts';
import { arrangePlan } from '#src/planner/plan.ts';
import { settle } from '#testing/session/session-page.tsx';
import {
  button,
  events,
  inList,
  keepPlan,
  keptIds,
  keptPlan,
  press,
  setPlanner,
  show,
  stop,
} from '#testing/planner-page.ts';

setPlanner();

/** The hash of a link to a plan. */
async function hashOf(days: readonly (readonly object[])[]) {
  const { plan } = arrangePlan({ days: days.map((stops) => ({ stops: stops as never })) });
  const made = await planAddress('https://visit.example/en/page.html', plan);
  return 'address' in made ? new URL(made.address).hash : made.refused;
}
const open = async (hash: string, config: object = {}) => {
  await show(config, { path: `/en/page.html${hash}` });
  await settle();
};
const trip = [[{ id: 'hegra', minutes: 90, note: 'Early' }, { id: 'dadan' }], [{ id: 'jazan' }]];

describe('sharing a plan', () => {
  test('copies a link with its stops, minutes and notes, without first day and without names of days', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    keepPlan([[stop('hegra', { minutes: 90, note: 'Early' })]], { startDate: '2026-12-06' });
    await show({}, { path: '/en/page.html?q=x' });
    await press('Share the plan');
    const url = String(writeText.mock.calls[0]?.[0]);
    expect(url).toMatch(/\/en\/page\.html#plan=1\.[\w-]+$/);
    expect(new URL(url).hash).toBe(await hashOf([[{ id: 'hegra', minutes: 90, note: 'Early' }]]));
    expect(alerts.shown().map(({ description }) => description)).toEqual([
      'The link to your plan has been copied.',
    ]);
    expect(events).toContainEqual(expect.objectContaining({ event: 'share', link: '/en/page.html' }));
  });

  test('shows the link where the browser refuses to copy it', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    keepPlan([['hegra']]);
    await show();
    await press('Share the plan');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Link to this plan' })).toHaveFocus());
  });

  test('is not possible where the link would be too long, and that is said', async () => {
    const noise = Array.from({ length: 9500 }, (_, at) =>
      String.fromCharCode(0x4e00 + ((at * 7919 + at * at * 31) % 20_000)),
    ).join('');
    keepPlan([[stop('hegra', { note: noise })]]);
    await show();
    await press('Share the plan');
    expect(screen.getByText(/^The plan is too long for a link\./)).toBeVisible();
    expect(events).toEqual([]);
  });
});

describe('a shared plan', () => {
  test('is shown without anything that would change it, and becomes the visitor’s own by one press', async () => {
    await open(await hashOf(trip));
    expect(screen.getByRole('heading', { name: 'A plan that was shared with you' })).toBeVisible();
    expect(screen.getByText('Early')).toBeVisible();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Hegra', 'Dadan']),
    );
    expect(screen.queryByRole('button', { name: /Move|Change|Undo|Add/ })).toBeNull();
    expect(keptPlan()).toBeUndefined();
    await press('Copy to my plan');
    expect(keptIds()).toEqual(['hegra dadan', 'jazan']);
    expect(location.hash).toBe('');
    expect(inList('Day 1')).toEqual(['Hegra', 'Dadan']);
  });

  test('takes the place of a plan that was there only after saying so, and one press brings that back', async () => {
    keepPlan([['taif']]);
    await open(await hashOf(trip));
    expect(screen.getByText(/^A copy takes the place of your plan with 1 stop\./)).toBeVisible();
    await press('Copy to my plan');
    expect(
      screen.getByText('Plan copied in place of yours', { selector: 'p:not([aria-live] *)' }),
    ).toBeVisible();
    await press('Undo');
    expect(keptIds()).toEqual(['taif']);
  });

  test('is left for the visitor’s own, which stays as it is', async () => {
    keepPlan([['hegra']]);
    await open(await hashOf(trip));
    await press('Show my plan');
    expect(inList('Day 1')).toEqual(['Hegra']);
    expect(keptIds()).toEqual(['hegra']);
  });

  test('is cut where it exceeds the limits, and the number that is left out is said', async () => {
    await open(await hashOf(trip), { maxDays: 1, maxStops: 1 });
    expect(screen.getByText(/^2 stops of the shared plan are left out/)).toBeVisible();
    expect(screen.getByText(/^1 day of the shared plan is left out/)).toBeVisible();
  });

  test('marks what the site no longer has', async () => {
    await open(await hashOf([[{ id: 'hegra' }, { id: 'blown-away' }]]));
    expect(await screen.findByText('No longer on this site')).toBeVisible();
  });

  test.each([
    ['#plan=1.@@@', /damaged or cut off/],
    ['#plan=2.abc', /of another version/],
    [`#plan=1.${'a'.repeat(9000)}`, /too long to be read/],
  ])('that cannot be read (%s) is explained, and the planner starts empty', async (hash, words) => {
    await open(hash.slice(0, 9100));
    expect((await screen.findByText(words)).closest('[role="alert"]')).toBeVisible();
    expect(button('Add a day')).toBeVisible();
    expect(keptPlan()).toBeUndefined();
  });

  test('that is cut off is explained, too', async () => {
    const hash = await hashOf(trip);
    await open(hash.slice(0, -12));
    expect(screen.getByText(/damaged or cut off/)).toBeVisible();
  });

  test('opens where the link is followed on the page itself', async () => {
    await open('');
    history.pushState(null, '', await hashOf(trip));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await settle();
    expect(screen.getByRole('heading', { name: 'A plan that was shared with you' })).toBeVisible();
  });
});
