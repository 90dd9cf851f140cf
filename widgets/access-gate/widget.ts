import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { clampedNumber, html, link, optionalChoice, reference, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const widget = defineWidget({
  family: 'Forms and access',
  purpose: 'Terms that open an area to partners',
  words: 'terms and conditions, accept, restricted area, agreement',
  modes: ['B2B'],
  load: 'load',
  isGate: true,
  placeholderFields: ['slotId', 'redirectPath'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      slotId: reference.meta({
        title: 'Element of the page',
        description:
          'Id of an element of this page that is shown to whoever has access. Give it the attribute hidden. It is not protected: the page holds it for everybody.',
      }),
      redirectPath: link.meta({
        title: 'Page of the area',
        description:
          'On this site. Whoever has access is sent there, once a session; later a link leads there, or the element is shown.',
      }),
      termsHtml: html().meta({
        title: 'Terms',
        description: 'Whoever has no access reads and accepts them.',
      }),
      termsVersion: reference.meta({
        title: 'Version of the terms',
        description:
          'As the service names it. Whoever has accepted another version is asked again. Without it the terms are not offered.',
      }),
      termsLanguage: optionalChoice({
        en: 'English',
        ar: 'Arabic',
        zh: 'Chinese',
        de: 'German',
        es: 'Spanish',
        fr: 'French',
        ja: 'Japanese',
        ru: 'Russian',
      }).meta({
        title: 'Language of the terms',
        description:
          'Where it is another than the page’s, so that they are read and spoken as they should be.',
      }),
      deniedText: text(300).meta({
        title: 'No access',
        description: 'For whoever has none and has no terms to accept, in place of our own words.',
      }),
      pendingText: text(300).meta({
        title: 'Being checked',
        description: 'For whoever has asked for access, in place of our own words.',
      }),
    }),
    ...tab('Behaviour', {
      requestPath: link.meta({
        title: 'Page to ask for access',
        description: 'Holds the form for a request. Left empty: nobody is led to one.',
      }),
      recheckSeconds: clampedNumber(0, 0, 86_400).meta({
        title: 'Seconds until it is asked again',
        description:
          'From 10; 0 for never. It is not asked while the tab is hidden. Access that has ended closes the area.',
      }),
    }),
  }),
  examples: {
    default: 'Terms with their version, and a page to ask for access.',
    arabic: 'The same in Arabic, with terms in English.',
    'faulty-address': 'A page on another site is none, and a recheck below zero is never.',
    redirect: 'Whoever has access is sent to another page; the state is asked anew every minute.',
    request: 'No terms: whoever has no access can ask for it, in the author’s words.',
  },
  accessibility: [
    'The reason why an area is closed is a region named by its title, with the way on.',
    'The terms are a region of their own that can be scrolled by keyboard, in their own language.',
    'The terms can be accepted at any time, whether or not they were scrolled.',
    'What a visitor’s own press has opened takes the focus at its first heading.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
