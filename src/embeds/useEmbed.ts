import type { ImageReference } from '#src/schema/common.schema.ts';
import { ConfigError } from '#src/schema/issues.ts';
import { issueAt, useConfigIssue } from '#src/session/useEndpointUrl.ts';
import { usePage } from '#src/widget/context.ts';
import { judgeEmbed, type Embed, type EmbedChoice } from './embed-of.ts';
import { ownPoster } from './own-poster.ts';

/** What becomes of an address of something to embed. */
interface Embedded {
  readonly embed?: Embed | undefined;
  /** Where a plain link may lead in its place. */
  readonly link?: string | undefined;
  /** The poster, unless it is the provider's. */
  readonly picture?: ImageReference | undefined;
}

/**
 * Judges the field `url` of the widget that is being drawn, and its `poster`. What is wrong with them is told to the author; an
 * address that not even a link can lead to fails the widget. For the widget's own component, as `useEndpointUrl`.
 *
 * @throws ConfigError where the field holds no address
 */
export function useEmbed(
  address: string | undefined,
  choice: EmbedChoice,
  poster: ImageReference | undefined,
): Embedded {
  const page = usePage();
  const { embed, link, expected } = address ? judgeEmbed(address, page, choice) : {};
  const picture = embed && ownPoster(poster, embed);
  useConfigIssue('url', expected, address);
  useConfigIssue('poster', embed && poster && !picture ? 'picture of another host' : undefined, poster);
  if (expected && !link) throw new ConfigError([issueAt('url', expected, address)]);
  return { embed, link, picture };
}
