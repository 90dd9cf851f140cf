import type { Form, JsonSchema } from '../cms/form/form.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { CmsMode, Mode } from '#src/page/page.ts';

/**
 * What the explorer knows: made by Node from the widgets' folders, the build and the demo's content, served as JSON. A page
 * of the explorer reads it by `fetch`, so that a static copy and the development server are the same to it.
 */

/** What the explorer knows beside its widgets. */
export interface SiteData extends SiteFile {
  /** Whether an origin answers the calls of widgets. Without one previews are in author mode, where nothing is called. */
  readonly hasOrigin: boolean;
}

/** `explorer/data/site.json`. */
export interface SiteFile {
  /** The release, as `package.json` names it. */
  readonly version: string;
  /** Pictures of the demo that an author may choose, by name. */
  readonly pictures: readonly Picture[];
  /** Themes of a site's own that the demo has, by name. */
  readonly siteThemes: readonly string[];
  /** Names of the built-in icons. */
  readonly icons: readonly string[];
  /** Who may be signed in. */
  readonly people: readonly Person[];
  /** Widgets, by name. */
  readonly widgets: readonly ListedWidget[];
  /** What every page with a widget fetches, in bytes after brotli; undefined before the first build. */
  readonly cost: SharedCost | undefined;
}

/** A picture of the demo. */
export interface Picture {
  /** Its address from the root of the demo: `/images/alula.jpg`. */
  readonly src: string;
  /** A small copy for a list of them. */
  readonly thumbnail: string;
  /** What it shows, in English. */
  readonly alt: string;
}

/** Somebody who may be signed in. */
export interface Person {
  readonly id: string;
  readonly mode: Mode;
  readonly role: string;
}

/** A widget in the list of all. */
export interface ListedWidget {
  readonly name: string;
  readonly title: InTwo;
  /** Address of its picture, 480 px wide and 320 px high; undefined before the first. */
  readonly picture: string | undefined;
  /** Bytes after brotli of the code and styles that no other widget uses; undefined before the first build. */
  readonly ownBytes: number | undefined;
}

/** A text of an author's, in the explorer's two languages. */
export interface InTwo {
  readonly en: string;
  readonly ar: string;
}

/** Files by what they are for; each is also in `dist/widgets.json`. */
export interface SharedCost {
  readonly loader: CostFile & { readonly sha256: string };
  /** What comes with the first widget. */
  readonly platform: readonly CostFile[];
  /** Words that come with it, by language. */
  readonly words: Readonly<Partial<Record<Language, CostFile>>>;
}

/** A file of the build. `file` is relative to the loader. */
export interface CostFile {
  readonly file: string;
  /** Bytes after brotli. */
  readonly brotli: number;
}

/** A file that a widget needs. */
export interface WidgetFile extends CostFile {
  /** How many widgets need it, this one among them. */
  readonly usedBy: number;
}

/** `explorer/data/<widget>.json`. */
export interface WidgetData {
  readonly name: string;
  readonly title: InTwo;
  readonly purpose: InTwo;
  readonly family: string;
  readonly modes: readonly Mode[];
  /** When it is fetched and mounted, unless its mount element says otherwise. */
  readonly load: string;
  /** Where in a page it stands: a landmark of the whole page beside `<main>`, or in it. */
  readonly place: 'header' | 'main' | 'footer';
  readonly form: Form;
  readonly schema: JsonSchema;
  /** What authors read in the form, in Arabic, by the English text. */
  readonly arabic: Readonly<Record<string, string>>;
  /** `default` first. */
  readonly examples: readonly Example[];
  /** Words of the examples in other languages, by the English text, as far as the demo has them. */
  readonly texts: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
  /** How it behaves for assistive technology: sentences of `widget.ts`, in English. */
  readonly accessibility: readonly string[];
  /** Code and styles, by file; undefined before the first build. */
  readonly files: readonly WidgetFile[] | undefined;
  /** Its words by language. */
  readonly words: Readonly<Partial<Record<Language, readonly CostFile[]>>>;
}

/** A configuration that shows something of a widget. */
export interface Example {
  /** As its file: `with-button`. */
  readonly name: string;
  /** What there is to see, in English. */
  readonly sentence: string;
  /** The language of its texts. */
  readonly language: Language;
  readonly config: Config;
}

/** A configuration as an author writes it. */
export type Config = Readonly<Record<string, unknown>>;

/** One wrong field, said as the author's box on the page says it. */
export interface FieldIssue {
  /** `items[2].ctaLink`; empty for the configuration as a whole. */
  readonly path: string;
  readonly message: string;
}

/** In what a widget is shown: all of it stands in the address of its page. */
export interface Surroundings {
  readonly language: Language;
  readonly mode: Mode;
  readonly theme: 'default' | 'blue';
  /** Name of a theme of the site's own; undefined for ours. */
  readonly siteTheme: string | undefined;
  readonly margin: 'sm' | 'md';
  readonly cmsMode: CmsMode;
  /** Id of who is signed in. */
  readonly person: string | undefined;
  /** How the origin answers: with a wait of two seconds, with errors, or not at all. */
  readonly network: 'sound' | 'slow' | 'failing' | 'dropped';
}
