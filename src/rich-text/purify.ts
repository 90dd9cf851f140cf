import createDOMPurify, {
  type Config,
  type UponSanitizeAttributeHookEvent,
  type WindowLike,
} from 'dompurify';
import { safeHref, safeSource } from '#src/text/safe-link.ts';
import { parserPolicy, trustHtml, type SafeHtml } from '#src/page/trusted-types.ts';

/** Makes markup of others safe (trust, rows 5, 6, 16 and 66). */
export interface Sanitiser {
  /**
   * Authors' html with a closed list of elements and attributes. Links and pictures to addresses that must not be
   * linked lose them; an embedded frame becomes a link to what it shows.
   *
   * @param base address of the page
   * @param report hears of each address that was refused
   * @param isMount which `div` elements stay, with `data-component`, `data-config` and `id`: mount elements of widgets
   */
  readonly html: (
    markup: string,
    base: string,
    report?: (address: string) => void,
    isMount?: (element: Element) => boolean,
  ) => SafeHtml;
  /**
   * The first svg graphic of a text that begins with an svg tag: no scripts, styles, foreign content or references
   * to anything outside it. Undefined where the text is none, or nothing of it is left.
   *
   * @param prefix begins each id of the graphic and each reference to one, so that a page may hold it twice
   */
  readonly svg: (markup: string, prefix: string) => SafeHtml | undefined;
}

const words = (list: string) => list.trim().split(/\s+/);

/** What may stand in a rich text. Anything else goes; the text within it stays. */
const authorsHtml: Config = {
  ALLOWED_TAGS: words(`
    #text p br hr h2 h3 h4 h5 blockquote figure figcaption img
    strong em b i sup sub abbr code span a
    ul ol li dl dt dd
    table caption colgroup col thead tbody tfoot tr th td
  `),
  ALLOWED_ATTR: words(`
    id lang dir title href target src alt width height
    start reversed value colspan rowspan scope headers span
  `),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/** The same with mount elements of widgets, which a hook judges one by one. */
const htmlWithMounts: Config = {
  ...authorsHtml,
  ADD_TAGS: ['div'],
  ADD_ATTR: ['data-component', 'data-config'],
};

const graphic: Config = {
  USE_PROFILES: { svg: true },
  FORBID_TAGS: words(`
    style a image metadata switch view mpath tref
    animatecolor animatemotion animatetransform
  `),
  FORBID_ATTR: words('style class tabindex name'),
  ADD_FORBID_CONTENTS: words('foreignobject metadata'),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/** Everything that a value of a presentation attribute may call, beside `url(#id)`. */
const harmlessFunctions = new Set(
  words('matrix translate scale rotate skewx skewy rgb rgba hsl hsla color calc var'),
);

const localUrl = /url\(\s*(["']?)#([^"')\s]+)\1\s*\)/gi;

/** Keeps references of a graphic within it. What CSS escapes may spell is none of the harmless names either. */
function keepLocal(attribute: UponSanitizeAttributeHookEvent, prefix: string): void {
  const { attrName, attrValue } = attribute;
  if (attrName === 'id') {
    attribute.attrValue = `${prefix}-${attrValue}`;
  } else if (attrName === 'href' || attrName === 'xlink:href') {
    attribute.keepAttr = attrValue.startsWith('#');
    attribute.attrValue = `#${prefix}-${attrValue.slice(1)}`;
  } else {
    const calls = [...attrValue.replace(localUrl, '').matchAll(/([\w-]*)\s*\(/g)];
    attribute.keepAttr = calls.every(([, name = '']) => harmlessFunctions.has(name.toLowerCase()));
    attribute.attrValue = attrValue.replace(localUrl, `url(#${prefix}-$2)`);
  }
}

/**
 * Takes most style sheets, and `style` and `on…` attributes of tags, out of markup. They would go anyway, but a browser
 * tells the page's policy of each of them as soon as it parses it. No guard: what gets past this, DOMPurify takes.
 */
const withoutCode = (markup: string): string =>
  markup
    .replace(/<style\b[^<>]*>[^<]*<\/style\s*>/gi, '')
    .replace(/<[a-z][^<>]*>/gi, (tag) =>
      tag.replace(/[\s/](?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi, ' '),
    );

/**
 * Takes out the attributes `is` that DOMPurify has emptied. It cannot remove them, since a browser writes the `is` that
 * an element was made with. In html that a browser has written, each value stands in quotation marks.
 */
const withoutEmptyIs = (html: string): string =>
  html.replace(/<[a-z][^\s>]*(?:\s[^\s="]+="[^"]*")*/g, (tag) => tag.replace(' is=""', ''));

/**
 * The sanitiser over a window's document: the page's own, or jsdom's where a build or a test renders on a server.
 * Where DOMPurify does not work, nothing passes.
 *
 * @throws where the page refuses a policy, before anything is written
 */
export function createSanitiser(window: WindowLike & Pick<typeof globalThis, 'Document'>): Sanitiser {
  // Without a policy of ours DOMPurify would make one of its own, which the page's list need not name.
  const policy = { TRUSTED_TYPES_POLICY: (parserPolicy() ?? null) as Config['TRUSTED_TYPES_POLICY'] };
  trustHtml('');
  const purifier = createDOMPurify(window);
  if (!purifier.isSupported) return { html: () => trustHtml(''), svg: () => undefined };

  let base = '';
  let prefix = '';
  let report: ((address: string) => void) | undefined;
  let isMount: ((element: Element) => boolean) | undefined;

  /** The address that an attribute holds, if it may be followed; else the attribute goes. */
  function checkAddress(element: Element, name: string, judge = safeHref): string | undefined {
    const address = element.getAttribute(name);
    if (address === null) return undefined;
    const href = judge(address, base);
    if (href === undefined) {
      element.removeAttribute(name);
      report?.(address);
    }
    return href;
  }

  purifier.addHook('uponSanitizeElement', (node, { tagName, allowedTags }) => {
    if (tagName === 'div' && isMount) allowedTags['div'] = isMount(node as Element);
    if (tagName !== 'iframe') return;
    const frame = node as Element;
    const address = checkAddress(frame, 'src');
    if (address === undefined) return;
    // Past any element of the text that is named `createElement`.
    const link = window.Document.prototype.createElement.call(frame.ownerDocument, 'a');
    link.setAttribute('href', address);
    link.textContent = frame.getAttribute('title') || address;
    frame.before(link);
  });
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    if (prefix) return keepLocal(attribute, prefix);
    // Before DOMPurify looks, so that what it would drop in silence is reported.
    if (attribute.attrName === 'href' && element.nodeName === 'A') {
      attribute.keepAttr = checkAddress(element, 'href') !== undefined;
    }
    // A `div` that has come this far is a mount element.
    if (attribute.attrName.startsWith('data-')) attribute.keepAttr = element.nodeName === 'DIV';
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (prefix) return;
    // A configuration that DOMPurify takes out is not to be missed by the widget.
    if (element.nodeName === 'DIV' && !element.hasAttribute('data-config'))
      element.removeAttribute('data-component');
    if (element.nodeName === 'IMG') {
      if (checkAddress(element, 'src', safeSource) === undefined) element.remove();
      else element.setAttribute('loading', 'lazy');
    }
    if (element.nodeName === 'A' && element.getAttribute('target')?.toLowerCase() === '_blank') {
      element.setAttribute('rel', 'noopener');
    } else {
      element.removeAttribute('target');
    }
  });

  return {
    html(markup, pageUrl, onRefused, mayMount) {
      [base, prefix, report, isMount] = [pageUrl, '', onRefused, mayMount];
      const config = mayMount ? htmlWithMounts : authorsHtml;
      return trustHtml(withoutEmptyIs(purifier.sanitize(withoutCode(markup), { ...config, ...policy })));
    },
    svg(markup, idPrefix) {
      if (!/^\uFEFF?\s*<svg[\s/>]/i.test(markup)) return undefined;
      [base, prefix, report, isMount] = ['', idPrefix, undefined, undefined];
      const root = purifier.sanitize(withoutCode(markup), {
        ...graphic,
        ...policy,
        RETURN_DOM_FRAGMENT: true,
      }).firstElementChild;
      return root?.nodeName === 'svg' && root.firstElementChild ? trustHtml(root.outerHTML) : undefined;
    },
  };
}
