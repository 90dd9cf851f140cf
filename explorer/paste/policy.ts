import type { Form } from '../../cms/form/form.ts';
import { knownProvider, providerOf, type ProviderName } from '#src/embeds/providers.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Config } from '../data.ts';
import { writtenFields, type Written } from './visit-values.ts';

/** An origin that a page has to let in. */
export interface Addition {
  readonly directive: 'connect-src' | 'media-src' | 'frame-src' | 'script-src';
  /** `https://player.vimeo.com` */
  readonly origin: string;
  /** The field that asks for it: `video.s7videoFileReference`. */
  readonly path: string;
}

/** What a page with a widget may fetch (README, "Content-Security-Policy"). */
export interface Policy {
  /** Value of the header `Content-Security-Policy`. */
  readonly value: string;
  readonly additions: readonly Addition[];
  /** Fields whose http: address a browser refuses on a page that is served safely. */
  readonly refused: readonly string[];
  /** The field with the script of a translation service, which does not know Trusted Types. */
  readonly translation: string | undefined;
}

/** The policy of a page that configures nothing. */
const base: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: https:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'require-trusted-types-for': "'script'",
};

/** Films, sounds and their captions; any other file of the asset manager is a picture. */
const media = ['videoFileReference', 's7videoFileReference', 'audioDescriptionSrc', 'src', 'cues'];
/** Files and services that a widget calls (contract, section 1: `allowedOrigins`). */
const called =
  /^(?:submit|upload|vote|contact|delete|export|rates|register)Url$|^currentSource$|^(?:svg|csv|gpx|body)Reference$/;

/** A widget of a page. */
export interface Placed {
  readonly form: Pick<Form, 'tabs'>;
  readonly config: Config;
  /** Stands before the paths of its fields, where a page has several: `faq.`. */
  readonly label?: string;
}

/**
 * The policy of a page with these widgets.
 *
 * @param language of the page: some providers have an address for each
 */
export function policyFor(widgets: readonly Placed[], language: Language): Policy {
  const fields = widgets.flatMap(({ form, config, label = '' }) =>
    writtenFields(form, config).map((written) => ({ ...written, path: label + written.path })),
  );
  const additions = unique(fields.flatMap((written) => additionsOf(written, language)));
  const translation = fields.find(({ field }) => field.name === 'translateWidgetUrl')?.path;
  const directives = { ...base };
  for (const { directive, origin } of additions)
    directives[directive] = `${directives[directive] ?? "'self'"} ${origin}`;
  if (translation !== undefined) delete directives['require-trusted-types-for'];
  return {
    value: Object.entries(directives)
      .map(([name, sources]) => `${name} ${sources}`)
      .join('; '),
    additions,
    refused: fields.flatMap(({ field, value, path }) =>
      field.kind === 'asset' && /^\s*http:/i.test(textIn(value)) ? [path] : [],
    ),
    translation,
  };
}

function additionsOf(written: Written, language: Language): readonly Addition[] {
  const { path, value } = written;
  const directive = directiveOf(written);
  const origin = directive === 'frame-src' ? frameOrigin(written, language) : originOf(value);
  return directive && origin !== undefined ? [{ directive, origin, path }] : [];
}

/** What judges the address in a field; undefined for a link, a picture and what is no address. */
function directiveOf({ field, siblings, path }: Written): Addition['directive'] | undefined {
  const { name, kind } = field;
  const hasProvider = siblings.some(
    (other) => other.kind === 'choice' && other.choices.some((choice) => choice.value === 'youtube'),
  );
  if (hasProvider && (name === 'url' || name === 'videoId')) return 'frame-src';
  if (name === 'translateWidgetUrl') return 'script-src';
  if (called.test(name) || /(?:^|\.)userApi\./.test(path)) return 'connect-src';
  // An icon is a name or the address of an svg, which a widget fetches.
  if ('options' in field && field.options === 'icons') return 'connect-src';
  return kind === 'asset' && media.includes(name) ? 'media-src' : undefined;
}

/** Addresses that people copy, of a film whose id alone is configured. */
const filmPages: Readonly<Record<string, string>> = {
  youtube: 'https://youtu.be/',
  vimeo: 'https://vimeo.com/',
};

/** Where the frame of what is embedded lies: at the provider that the address names, else at the address itself. */
function frameOrigin({ field, value, values }: Written, language: Language): string | undefined {
  const { provider: chosen = '' } = values;
  if (typeof chosen !== 'string') return undefined;
  const page = field.name === 'videoId' ? filmPages[chosen] : '';
  if (page === undefined) return undefined;
  const url = URL.parse(page + textIn(value).trim());
  if (url?.protocol !== 'https:') return undefined;
  const provider: ProviderName | undefined = chosen === 'other' ? undefined : providerOf(url.hostname);
  const place = provider && knownProvider(provider).find(url, language);
  return place ? new URL(place.src).origin : url.origin;
}

/** A text, or a number as one, as the id of a film may be; empty for anything else. */
const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The origin of a whole address; undefined for one on the page's own. */
const originOf = (value: unknown): string | undefined => {
  const url = URL.parse(textIn(value).trim());
  return url?.protocol === 'https:' ? url.origin : undefined;
};

const unique = (additions: readonly Addition[]): readonly Addition[] =>
  additions.filter(
    ({ directive, origin }, index) =>
      index === additions.findIndex((other) => other.directive === directive && other.origin === origin),
  );
