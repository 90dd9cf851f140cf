import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { dayOf } from '#src/i18n/dates.ts';
import { useApi } from '#src/session/useApi.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useCachedQuery } from '#src/session/useCachedQuery.ts';
import { base as schema } from '#src/schema/common.schema.ts';
import { readCookie } from '#src/storage/cookies.ts';
import { userData } from '#src/session/storage.ts';
import { readKey } from '#src/storage/store.ts';
import { usePassed } from '#src/time/usePassed.ts';
import { readsOf } from './first-drawing.ts';

/** The walk of the first drawing sees a component that reads what it must not. */

const question = { queryKey: ['probe'], queryFn: () => Promise.resolve('answer') };
const text = (value: unknown) => <p>{String(value)}</p>;

const probes: Record<string, () => ReactElement> = {
  'clock: Date.now': () => text(Date.now()),
  'clock: new Date()': () => text(new Date().toISOString()),
  'clock: performance.now': () => text(performance.now()),
  'clock: Math.random': () => text(Math.random()),
  'clock: a format of now': () => text(new Intl.DateTimeFormat('en', { timeZone: 'Asia/Riyadh' }).format()),
  'clock: the time zone of the machine': () => text(Intl.DateTimeFormat().resolvedOptions().timeZone),
  'storage: getItem': () => text(readKey(userData)),
  'storage: document.cookie': () => text(readCookie('probe')),
  'storage: key': () => text(localStorage.key(0)),
  'query: the cache': function Probe() {
    return text(useQuery(question).data);
  },
  'query: useApi().fetchJson': function Probe() {
    void useApi().fetchJson({} as never, {} as never);
    return text('');
  },
  'query: fetch': () => {
    void fetch('/probe');
    return text('');
  },
};

const readsOfProbe = (Widget: () => ReactElement) => {
  const definition = { Widget, schema, placeholderFields: [] };
  return readsOf({ name: 'probe', definition, config: { title: 'Probe' }, messages: {}, language: 'en' });
};

test.each(Object.entries(probes))('a component that reads %s is named', (what, Probe) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(readsOfProbe(Probe)).toEqual([`${what} in testing/first-drawing.test.tsx`]);
});

test('a read is named although the component catches the error', () => {
  const Probe = () => {
    try {
      return text(Math.random());
    } catch {
      return text('');
    }
  };
  expect(readsOfProbe(Probe)).toEqual(['clock: Math.random in testing/first-drawing.test.tsx']);
});

test('a component may read what has a snapshot for the server, and ask after hydration', () => {
  const Probe = () => {
    usePassed(1);
    useCachedQuery(question);
    const { data } = useQuery(useAfterHydration(question));
    return text(data ?? dayOf(new Date('2026-05-01T22:00:00Z'), 'Asia/Riyadh'));
  };
  expect(readsOfProbe(Probe)).toEqual([]);
});
