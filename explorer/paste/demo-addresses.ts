import type { Config, Example } from '../data.ts';
import { heldJson } from '../held-json.ts';

/** Folders of the demo, and hosts that nobody has: no site of an author's answers there. */
const demos = [
  /^\/(?:bin|brand|demo|embeds|films|images|maps|panoramas|sounds)\//,
  /^https?:\/\/(?:[\w-]+\.)*(?:example(?:\.\w+)?|test|localhost)(?:[:/]|$)/,
];

/** A configured widget with the examples that it may have begun as. */
interface Configured {
  readonly config: Config;
  readonly examples: readonly Pick<Example, 'config'>[];
}

/**
 * The addresses in configurations that are the demo's, each once: those of its folders and made-up hosts, and those that
 * an example of the widget has. Whoever copies a page writes their own in their place.
 */
export function demoAddresses(parts: readonly Configured[]): readonly string[] {
  const found = parts.flatMap(({ config, examples }) => {
    const known = new Set(examples.flatMap((example) => addressesIn(example.config)));
    return addressesIn(config).filter(
      (address) => known.has(address) || demos.some((demo) => demo.test(address)),
    );
  });
  return [...new Set(found)].sort();
}

/** Paths and whole addresses in a value, however deep. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const held = heldJson(value);
    return held
      ? addressesIn(held)
      : value.split(/[\s"'<>]+/).filter((text) => /^(?:\/\w|https?:\/\/)/.test(text));
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}
