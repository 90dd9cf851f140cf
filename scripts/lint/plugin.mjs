/**
 * A rule of the project that oxlint has none for, `form-owner`. The whole page may be one `<form>`, to which every control
 * without a form of ours would belong: Enter in it would submit the page. So a control that is not inside a `<form>` of its
 * own file has `form=""`, which names no element, and a button there has `type="button"`. A file whose controls are inside
 * the form of another file turns the rule off in its first line and names that file.
 */

const controls = new Set(['button', 'fieldset', 'input', 'object', 'output', 'select', 'Select', 'textarea']);

const nameOf = ({ name }) => (name.type === 'JSXIdentifier' ? name.name : undefined);

function isInForm(element) {
  for (let at = element.parent; at; at = at.parent)
    if (at.type === 'JSXElement' && nameOf(at.openingElement) === 'form') return true;
  return false;
}

const formOwner = {
  create: (context) => ({
    JSXOpeningElement(node) {
      const name = nameOf(node);
      if (!controls.has(name) || isInForm(node.parent)) return;
      const attributes = new Map(
        node.attributes.map((attribute) => [
          attribute.type === 'JSXAttribute' ? attribute.name.name : '...',
          attribute.value?.value,
        ]),
      );
      const report = (message) => context.report({ node, message });
      if (!attributes.has('form')) report(`A <${name}> that is in no form of ours has form="".`);
      else if (name === 'button' && attributes.get('type') !== 'button' && !attributes.has('...'))
        report('A <button> that is in no form of ours has type="button".');
    },
  }),
};

export default { meta: { name: 'tourism' }, rules: { 'form-owner': formOwner } };
