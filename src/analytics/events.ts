import type { Page } from '#src/page/page.ts';
import type { OwnEventName } from './define-event.ts';
import type { sharedEvents } from './shared-events.ts';

/** An event that a widget reports to the data layer (contract, section 6; conventions, "Analytics"). */

/** Kinds of events: those that all share, and those that features have registered as their own. */
export type EventName = keyof typeof sharedEvents | OwnEventName;

/** Values that an event may have. */
export type EventValues = Readonly<Record<string, string | number | boolean>>;

/** What an author wants reported in place of what the widget would (specification, section 3). */
export interface CtaData {
  readonly ctaEventName?: string | undefined;
  readonly sectionName?: string | undefined;
  readonly pageCategory?: string | undefined;
  readonly pageSubCategory?: string | undefined;
}

/** Something that happened in a widget. Never holds a name, an address of a person, or free text of theirs. */
export interface WidgetEvent {
  readonly event: EventName;
  readonly sectionName?: string | undefined;
  /** Text of what was clicked; the label's key in the user menu. */
  readonly clickText?: string | undefined;
  readonly link?: string | undefined;
  /** Banners: which one, counted from 1, and its card's title. */
  readonly banner?: { readonly index: number; readonly title: string } | undefined;
  /** Slide changes: by whom. */
  readonly trigger?: 'auto' | 'user' | undefined;
  readonly ctaData?: CtaData | undefined;
  /** Keys that an author adds or overrides. */
  readonly dataLayer?: EventValues | undefined;
  /** Called by a tag manager when it has sent the event. */
  readonly eventCallback?: (() => void) | undefined;
}

/** An event as the data layer holds it. */
export type DataLayerEvent = Record<string, string | number | boolean | (() => void)>;

/**
 * An event in the words of the data layer.
 *
 * @param width of the viewport in CSS pixels
 */
export function toDataLayerEvent(event: WidgetEvent, page: Page, width: number): DataLayerEvent {
  const { ctaData = {}, banner, trigger, eventCallback } = event;
  const values: EventValues = {
    event: ctaData.ctaEventName || event.event,
    section_name: ctaData.sectionName || (event.sectionName ?? ''),
    click_text: event.clickText ?? '',
    link: stripPersonalData(event.link ?? '', page),
    language: page.language,
    page_category: ctaData.pageCategory || page.category,
    page_subcategory: ctaData.pageSubCategory || page.subcategory,
    device_type: width < 768 ? 'mobile' : width < 1024 ? 'tablet' : 'desktop',
    ...(banner && { selected_banner_index: banner.index, selected_banner_title: banner.title }),
    ...(trigger && { trigger }),
    ...event.dataLayer,
  };
  const scrubbed = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replace(email, '') : value,
  ]);
  return { ...Object.fromEntries(scrubbed), ...(eventCallback && { eventCallback }) };
}

/** Lengths are bounded so that no text can make the search slow. */
const email = /[^\s@/?&=:]{1,64}@[^\s@/?&=]{1,255}/g;

const personal = /token|e-?mail|password|postLoginUrl/i;

/** A link without what could tell of a person: the query of a login or logout address, tokens, mail addresses. */
function stripPersonalData(link: string, page: Page): string {
  const url = link ? URL.parse(link, page.url) : null;
  if (!url) return link;
  const place = `${url.origin}${url.pathname}`;
  const isSignIn = Object.values(page.site.userApi ?? {}).some((address) => {
    const service = address ? URL.parse(address, page.url) : null;
    return service !== null && place === `${service.origin}${service.pathname}`;
  });
  if (isSignIn) return link.split(/[?#]/, 1)[0] ?? '';
  const names = [...url.searchParams.keys()].filter((name) => personal.test(name));
  if (names.length === 0) return link;
  names.forEach((name) => url.searchParams.delete(name));
  return url.href;
}
