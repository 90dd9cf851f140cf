import type { CSSOptions } from 'vite';

type PostcssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>;

/** True of every element, and weighs as much as an id. */
const weight = ':not(#i)';

/** What stands around a rule. */
interface Around {
  readonly type: string;
  readonly name?: string;
  readonly parent?: Around | undefined;
}

/**
 * Steps of an animation are no selectors, a nested rule has the weight of the one around it, and what stands in a layer gives
 * way to every rule outside it, whatever it weighs: tokens do, to a site's own theme.
 */
const needsNone = (around: Around | undefined): boolean =>
  around !== undefined &&
  (around.type === 'rule' ||
    around.name === 'keyframes' ||
    around.name === 'layer' ||
    needsNone(around.parent));

/**
 * What a page writes on `*::before` is taken back where a component draws one. A rule for all elements in `base.css` would
 * make the browser compute two more styles for each of them.
 */
const box = { prop: 'box-sizing', value: 'border-box' };
const letters = { prop: 'letter-spacing', value: 'inherit' };

/** What a component draws: a box without letters, or one with them; undefined for a rule that draws none. */
const drawnBy = (content: string | undefined) =>
  content === undefined || content === 'none'
    ? undefined
    : /^(?:''|"")$/.test(content)
      ? [box]
      : [box, letters];

/**
 * Adds the weight of an id to every rule, so that ours win over what a host page writes on names, classes, attributes and
 * states. Among our rules nothing changes, since all gain the same. The page's ids and its `!important` still win.
 */
export const raiseSpecificity: NonNullable<PostcssOptions['plugins']>[number] = {
  postcssPlugin: 'raise-specificity',
  // After the names of a module have been replaced, and once: a changed rule would be met again.
  OnceExit(root) {
    root.walkRules((rule) => {
      let content: string | undefined;
      rule.each((node) => {
        if (node.type === 'decl' && node.prop === 'content') content = node.value;
      });
      // The place in the file is the rule's, or Vite warns.
      const { source } = rule;
      const drawn = drawnBy(content);
      if (drawn) rule.prepend(...drawn.map((node) => ({ ...node, ...(source && { source }) })));
      if (needsNone(rule.parent)) return;
      // A pseudo-element ends its selector.
      rule.selectors = rule.selectors.map((selector) => selector.replace(/(?=::)|$/, weight));
    });
  },
};
