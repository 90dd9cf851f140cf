import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useId, useLayoutEffect, useState, type ReactNode } from 'react';
import * as z from 'zod';
import type { NamedWidget, Trigger } from '../loader/contract.ts';
import { baseFields } from '#src/schema/base.ts';
import type { BaseConfig } from '#src/schema/common.schema.ts';
import { schema } from '#src/schema/define.ts';
import { flag, link, list } from '#src/schema/fields.ts';
import { findProvider } from '#src/page/providers.ts';
import { useEndpointUrl } from '#src/session/useEndpointUrl.ts';
import { Slot } from '#src/slots/Slot.tsx';
import { useSlots } from '#src/slots/useSlots.ts';
import type { AnyWidget } from '#src/widget/definition.ts';
import { usePage, useScope } from '#src/widget/context.ts';

/**
 * Widgets that do one thing each, well or badly, to try the loader with. They go through the real platform; only the
 * fetching of files is left out.
 */

/** What widgets have started and not yet ended: names of effects that are alive. */
export const alive: string[] = [];

/** What a test may do to a widget while it is on the page. */
export const calls = { throwLater: (error: Error): void => void error, resume: () => {} };

const base = z.object(baseFields);

function define<Config extends BaseConfig>(
  Widget: (props: { config: Config }) => ReactNode,
  fields: z.ZodType<Config>,
  placeholderFields: readonly string[] = ['title'],
): AnyWidget {
  return { schema: schema(fields), Widget, placeholderFields };
}

/** A widget with the base fields alone. */
const simple = (Widget: (props: { config: BaseConfig }) => ReactNode) => define(Widget, base);

const Card = define(
  ({ config }) => (
    <article>
      <h2>{config.title || 'Untitled'}</h2>
      <ul>
        {config.items.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <p>{`${config.places} places, ${config.isOpen ? 'open' : 'closed'}`}</p>
    </article>
  ),
  z.object({
    ...baseFields,
    items: list(z.object({ label: z.string(), link }), 3),
    places: z.number().default(4),
    isOpen: flag(false),
  }),
);

const Strict = define(
  ({ config }) => <p>{`Strictly ${config.place}`}</p>,
  z.object({ ...baseFields, place: z.string() }),
);

const Counter = simple(({ config }) => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`${config.title || 'Count'} ${count}`}</button>;
});

const Form = simple(() => {
  const id = useId();
  return (
    <form>
      <label htmlFor={id}>Place</label>
      <input id={id} />
      <button type="button" onClick={(event) => (event.currentTarget.dataset['pressed'] = 'yes')}>
        Go
      </button>
    </form>
  );
});

const Ticker = simple(({ config }) => {
  const [, setTick] = useState(0);
  useEffect(() => {
    const name = config.title || 'ticker';
    alive.push(name);
    const tick = () => setTick((count) => count + 1);
    const timer = setInterval(tick, 1000);
    addEventListener('resize', tick);
    return () => {
      alive.splice(alive.indexOf(name), 1);
      clearInterval(timer);
      removeEventListener('resize', tick);
    };
  }, [config.title]);
  return <p>Ticking</p>;
});

const Quiet = simple(() => null);

const Words = simple(() => {
  const { name, translateShared } = useScope();
  const { mode, language, direction } = usePage();
  return <p>{[name, mode, language, direction, translateShared('close')].join(' ')}</p>;
});

const Seeker = simple(() => <p>{`Consent: ${findProvider(usePage(), 'consent')?.id ?? 'nobody'}`}</p>);

const Nest = simple(({ config }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <button onClick={() => setOpen(!isOpen)}>More</button>
      <div data-component="ticker" data-config={JSON.stringify({ title: config.title || 'inner' })} />
      {isOpen && <div data-component="card" data-config='{"title":"Later"}' />}
    </section>
  );
});

const BreaksInRender = simple(() => {
  throw new Error('render');
});

const BreaksInEffect = simple(() => {
  useEffect(() => {
    throw new Error('effect');
  }, []);
  return <p>Not for long</p>;
});

const BreaksLater = simple(() => {
  const [error, setError] = useState<Error>();
  // Before the widget counts as mounted, so that who waits for that can let it break.
  useLayoutEffect(() => {
    calls.throwLater = setError;
  }, []);
  if (error) throw error;
  return <p>Fine so far</p>;
});

const BreaksAtTheEnd = simple(() => {
  useEffect(
    () => () => {
      throw new Error('cleanup');
    },
    [],
  );
  return <p>Ends badly</p>;
});

const BreaksOnClick = simple(({ config }) => {
  const fail = () => {
    const error = new Error('handler');
    // The test runner says where it was thrown by a bare path, a browser by an address.
    error.stack = 'Error: handler\n    at fail (file:///widgets/breaks-on-click/index.tsx:1:1)';
    throw error;
  };
  return <button onClick={fail}>{config.title || 'Break'}</button>;
});

const BreaksByQuery = simple(() => {
  useQuery({
    queryKey: ['broken'],
    queryFn: () => Promise.reject(new Error('query')),
    retry: false,
    throwOnError: true,
  });
  return <p>Asking</p>;
});

let suspension: Promise<string> | undefined;

/** Forgets what widgets of an earlier page have done. */
export function forgetFakes(): void {
  alive.length = 0;
  suspension = undefined;
}

const Suspends = simple(() => {
  suspension ??= new Promise((resolve) => {
    calls.resume = () => resolve('Here at last');
  });
  return <p>{use(suspension)}</p>;
});

const Voting = define(
  ({ config }) => {
    const vote = useEndpointUrl('voteUrl', config.voteUrl);
    const submit = useEndpointUrl('submitUrl', config.submitUrl, true);
    return <p>{`Votes go to ${vote?.address ?? 'nobody'}, the rest to ${submit?.address ?? 'nobody'}`}</p>;
  },
  z.object({ ...baseFields, places: z.number().default(4), voteUrl: link, submitUrl: link }),
);

/** Differs between server and browser, as after an extension or an A/B tool edited the page. */
const Differs = simple(() => <p>{`Rendered in ${typeof document === 'undefined' ? 'Riyadh' : 'Jeddah'}`}</p>);

/** Shows elements of the page, each under a heading; without its heading nothing is shown of a panel. */
const Panels = define(
  ({ config }) => {
    const [isOpen, setOpen] = useState(true);
    const places = config.panels.map((slotId, index) => ({ key: `${index}`, slotId }));
    const slots = useSlots('panels', places);
    const [error, setError] = useState<Error>();
    useEffect(() => {
      calls.throwLater = setError;
    }, []);
    if (error) throw error;
    return (
      <section aria-label={config.title}>
        <button onClick={() => setOpen(!isOpen)}>Panels</button>
        {places
          .filter(({ key }) => isOpen && slots.hasContent(key))
          .map(({ key, slotId }) => (
            <article key={key}>
              <h2>{`Panel ${key}`}</h2>
              <Slot id={slotId} onRefused={(why) => slots.refuse(key, why)} />
            </article>
          ))}
      </section>
    );
  },
  z.object({ ...baseFields, panels: list(z.string()) }),
);

/** A widget, and what the loader knows of it beforehand. */
export interface Fake {
  readonly definition: NamedWidget;
  readonly mode?: 'B2C' | 'B2B';
  readonly trigger?: Trigger;
  /** Its files never come. */
  readonly isAbsent?: boolean;
}

const unnamed: Readonly<Record<string, Omit<Fake, 'definition'> & { readonly definition: AnyWidget }>> = {
  card: { definition: Card },
  strict: { definition: Strict },
  counter: { definition: Counter },
  form: { definition: Form },
  ticker: { definition: Ticker },
  quiet: { definition: Quiet },
  words: { definition: Words },
  seeker: { definition: Seeker },
  nest: { definition: Nest },
  suspends: { definition: Suspends },
  voting: { definition: Voting },
  differs: { definition: Differs },
  panels: { definition: Panels },
  'breaks-in-render': { definition: BreaksInRender },
  'breaks-in-effect': { definition: BreaksInEffect },
  'breaks-later': { definition: BreaksLater },
  'breaks-at-the-end': { definition: BreaksAtTheEnd },
  'breaks-on-click': { definition: BreaksOnClick },
  'breaks-by-query': { definition: BreaksByQuery },
  absent: { definition: Quiet, isAbsent: true },
  'for-partners': { definition: Card, mode: 'B2B' },
  'for-consumers': { definition: Card, mode: 'B2C' },
  'below-the-fold': { definition: Card, trigger: 'visible' },
};

/** All fakes, by name. */
export const fakes: ReadonlyMap<string, Fake> = new Map(
  Object.entries(unnamed).map(([name, fake]) => [
    name,
    { ...fake, definition: { ...fake.definition, name } },
  ]),
);

/** The definition of a fake, as a server would render it. */
export const fakeDefinition = (name: string): AnyWidget => fakes.get(name)!.definition;
