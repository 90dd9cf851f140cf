import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import type { WidgetEvent } from '#src/analytics/events.ts';
import { useTrack } from './useTrack.ts';

const globals = window as unknown as { dataLayer: Record<string, unknown>[] };
beforeEach(() => {
  globals.dataLayer = [];
});

function Reporter({ event }: { readonly event: WidgetEvent }) {
  const track = useTrack();
  return <button onClick={() => track(event)}>Report</button>;
}

const config = {
  labels: {},
  ctaData: { ctaEventName: 'winter_click', sectionName: 'winter' },
  dataLayer: { campaign: 'winter', partner: 'none' },
};

test('an event carries what the author of its widget set', () => {
  renderPart(<Reporter event={{ event: 'cta_click' }} />, { config });
  fireEvent.click(screen.getByRole('button'));
  expect(globals.dataLayer).toMatchObject([
    { event: 'winter_click', section_name: 'winter', campaign: 'winter', partner: 'none' },
  ]);
});

test('what is set for the event itself wins', () => {
  const event = {
    event: 'cta_click',
    ctaData: { ctaEventName: 'book' },
    dataLayer: { partner: 'airline', position: 2 },
  } as const;
  renderPart(<Reporter event={event} />, { config });
  fireEvent.click(screen.getByRole('button'));
  expect(globals.dataLayer).toMatchObject([
    { event: 'book', section_name: 'winter', campaign: 'winter', partner: 'airline', position: 2 },
  ]);
});

test('without an author the event is its own, in the section of the widget', () => {
  renderPart(<Reporter event={{ event: 'cta_click' }} />);
  fireEvent.click(screen.getByRole('button'));
  expect(globals.dataLayer).toMatchObject([{ event: 'cta_click', section_name: 'part' }]);
});
