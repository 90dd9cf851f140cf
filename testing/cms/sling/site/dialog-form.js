/**
 * Draws a Granite dialog as a plain form, for an editor that has no Granite (Sling CMS), and posts what Granite would post,
 * its hidden fields among it. It stands in an editor's dialog: `form[data-component]` names
 * the component, its `action` the node.
 */
(() => {
  const coral = 'granite/ui/components/coral/foundation/';
  const form = document.querySelector('form[data-component]');
  const fieldsPlace = form.querySelector('[data-fields]');

  const isNode = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const children = (node) => Object.entries(node ?? {}).filter(([, value]) => isNode(value));

  /** A node with all below it; undefined where there is none. Sling answers 300 for more than a thousand nodes at once. */
  const readNode = async (path, levels = 'infinity') => {
    const answer = await fetch(`${path}.${levels}.json`);
    if (answer.status === 404) return undefined;
    if (answer.status === 300 && levels === 'infinity') {
      const node = await readNode(path, 1);
      for (const [name] of children(node)) node[name] = await readNode(`${path}/${encodeURIComponent(name)}`);
      return node;
    }
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
    return answer.json();
  };

  const element = (name, attributes = {}, ...content) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes))
      if (value === true) made.setAttribute(key, '');
      else if (value !== undefined && value !== false) made.setAttribute(key, value);
    made.append(...content);
    return made;
  };

  /** What stands at `./image/alt` below a node. */
  const stored = (node, name) =>
    name
      .replace(/^\.\//, '')
      .split('/')
      .reduce((at, key) => (isNode(at) ? at[key] : undefined), node);

  /** A node that holds one value at `./attachments/accept`. */
  const at = (name, value) =>
    name
      .replace(/^\.\//, '')
      .split('/')
      .reduceRight((inner, key) => ({ [key]: inner }), value);

  let lastId = 0;

  /** A control under its label; `data-name` is its name below the entry of a list, or below the node. */
  function labelled(field, control) {
    lastId += 1;
    control.id = `field-${lastId}`;
    const { fieldLabel, text, fieldDescription, required } = field;
    const label = element('label', { class: 'label', for: control.id }, fieldLabel ?? text ?? '');
    if (required) label.append(' *');
    const box = element('div', { class: 'field' });
    if (control.type === 'checkbox') box.append(control, ' ', label);
    else box.append(label, control);
    if (fieldDescription) {
      control.setAttribute('aria-describedby', `${control.id}-help`);
      box.append(element('p', { class: 'help', id: `${control.id}-help` }, fieldDescription));
    }
    return box;
  }

  const hidden = (name, value) => element('input', { type: 'hidden', 'data-name': name, value });

  /** The hints that Granite sends beside a value, where a field of its kind has them unless it says otherwise. */
  function hints({ name, typeHint, deleteHint }, deletesByItself = false) {
    const sent = [];
    if (String(deleteHint ?? deletesByItself) === 'true') sent.push(hidden(`${name}@Delete`, ''));
    if (typeHint) sent.push(hidden(`${name}@TypeHint`, typeHint));
    return sent;
  }

  const textOf = (value) => (value === undefined || value === null ? '' : String(value));

  const input =
    (type, extra = () => ({}), deletes = false) =>
    (field, node) => [
      labelled(
        field,
        element('input', {
          class: 'input',
          type,
          'data-name': field.name,
          value: textOf(stored(node, field.name)),
          required: String(field.required) === 'true',
          maxlength: field.maxlength,
          ...extra(field),
        }),
      ),
      ...hints(field, deletes),
    ];

  function area(field, node) {
    const attributes = { class: 'textarea', 'data-name': field.name, maxlength: field.maxlength };
    const control = element('textarea', { ...attributes, required: String(field.required) === 'true' });
    control.value = textOf(stored(node, field.name));
    return [labelled(field, control), ...hints(field)];
  }

  function select(field, node) {
    const value = textOf(stored(node, field.name));
    const control = element('select', { class: 'input', 'data-name': field.name });
    if (String(field.emptyOption) === 'true') control.append(element('option', { value: '' }, ''));
    for (const [, option] of children(field.items))
      control.append(element('option', { value: textOf(option.value) }, option.text ?? ''));
    const chosen = [...control.options].find((option) => option.value === value);
    if (chosen) chosen.selected = true;
    else
      for (const [index, [, option]] of children(field.items).entries())
        if (String(option.selected) === 'true')
          control.options[index + (String(field.emptyOption) === 'true' ? 1 : 0)].selected = true;
    return [labelled(field, control), ...hints(field, true)];
  }

  function checkbox(field, node) {
    const { name, value = 'true', uncheckedValue } = field;
    const control = element('input', { type: 'checkbox', 'data-name': name, value });
    control.checked = textOf(stored(node, name)) === String(value);
    const whenMissing =
      uncheckedValue === undefined
        ? []
        : [hidden(`${name}@DefaultValue`, uncheckedValue), hidden(`${name}@UseDefaultWhenMissing`, 'true')];
    return [labelled(field, control), ...whenMissing, ...hints(field)];
  }

  /** Several entries: of one control each, or of the fields of a container. */
  function multifield(field, node) {
    const entry = field.field;
    const isComposite = String(field.composite) === 'true';
    const { name } = entry;
    const list = element('div', { 'data-list': name, 'data-composite': isComposite });
    const heading = field.fieldLabel ?? name;
    const frame = element('fieldset', { class: 'box', 'aria-label': heading });
    const add = element('button', { type: 'button', class: 'button is-small' }, 'Add');
    frame.append(element('legend', { class: 'label' }, heading));
    if (field.fieldDescription) frame.append(element('p', { class: 'help' }, field.fieldDescription));

    const addEntry = (value) => {
      const box = element('div', { class: 'box', role: 'group', 'data-entry': true });
      const buttons = [
        ['Up', () => box.previousElementSibling?.before(box)],
        ['Down', () => box.nextElementSibling?.after(box)],
        ['Remove', () => box.remove()],
      ].map(([text, act]) => {
        const button = element('button', { type: 'button', class: 'button is-small' }, text);
        button.addEventListener('click', act);
        return button;
      });
      box.append(
        element('div', { class: 'buttons' }, ...buttons),
        ...(isComposite
          ? draw(entry, value ?? {})
          : draw({ fieldLabel: heading, ...entry }, at(name, value ?? ''))),
      );
      list.append(box);
      return box;
    };
    add.addEventListener('click', () =>
      addEntry(undefined).querySelector('input:not([type="hidden"]), select, textarea')?.focus(),
    );
    const value = stored(node, name);
    const values = isNode(value) ? children(value).map(([, entryNode]) => entryNode) : [value ?? []].flat();
    for (const one of values) addEntry(one);
    frame.append(hidden(`${name}@Delete`, ''));
    if (!isComposite)
      frame.append(hidden(`${name}@TypeHint`, field.typeHint ?? entry.typeHint ?? 'String[]'));
    frame.append(list, add);
    return [frame];
  }

  function tabs(field, node) {
    const buttons = element('div', { role: 'tablist', class: 'buttons' });
    const panels = children(field.items).map(([, tab], index) => {
      const title = tab['jcr:title'] ?? '';
      const panel = element('div', { role: 'tabpanel', 'aria-label': title }, ...drawItems(tab, node));
      const button = element('button', { type: 'button', role: 'tab', class: 'button is-small' }, title);
      button.addEventListener('click', () => {
        for (const other of panels) other.hidden = other !== panel;
        for (const other of buttons.children) other.setAttribute('aria-selected', String(other === button));
      });
      button.setAttribute('aria-selected', String(index === 0));
      panel.hidden = index > 0;
      buttons.append(button);
      return panel;
    });
    return [buttons, ...panels];
  }

  const showTabOf = (control) => {
    const panel = control.closest('[role="tabpanel"]');
    if (!panel?.hidden) return;
    const index = [...panel.parentElement.children].filter(({ role }) => role === 'tabpanel').indexOf(panel);
    panel.parentElement.querySelectorAll(':scope > [role="tablist"] > [role="tab"]')[index].click();
  };

  const drawItems = (field, node) => children(field.items).flatMap(([, item]) => draw(item, node));

  /** Fields of a group stand in a frame with its title. */
  function fieldset(field, node) {
    const title = field['jcr:title'];
    return [
      element(
        'fieldset',
        { class: 'box', 'aria-label': title },
        ...(title ? [element('legend', { class: 'label' }, title)] : []),
        ...drawItems(field, node),
      ),
    ];
  }

  const kinds = {
    [`${coral}container`]: drawItems,
    [`${coral}fixedcolumns`]: drawItems,
    [`${coral}well`]: drawItems,
    [`${coral}tabs`]: tabs,
    [`${coral}form/fieldset`]: fieldset,
    [`${coral}form/textfield`]: input('text'),
    [`${coral}form/pathfield`]: input('text', undefined, true),
    [`${coral}form/numberfield`]: input('number', ({ min, max, step }) => ({
      min,
      max,
      step: step ?? 'any',
    })),
    [`${coral}form/datepicker`]: input('text'),
    [`${coral}form/textarea`]: area,
    'cq/gui/components/authoring/dialog/richtext': area,
    [`${coral}form/select`]: select,
    [`${coral}form/checkbox`]: checkbox,
    [`${coral}form/multifield`]: multifield,
    [`${coral}form/hidden`]: ({ name, value }) => [hidden(name, textOf(value))],
  };

  function draw(field, node) {
    const type = field['sling:resourceType'];
    const kind = kinds[type];
    if (!kind) throw new Error(`This form knows no field of the type ${type}.`);
    return kind(field, node);
  }

  /** Puts what an include leads to in its place, however deep. */
  async function resolved(node) {
    if (node['sling:resourceType'] === `${coral}include`) {
      const included = await readNode(node.path);
      if (!included) throw new Error(`The dialog includes ${node.path}, which is not there.`);
      return resolved(included);
    }
    const entries = await Promise.all(
      Object.entries(node).map(async ([key, value]) => [key, isNode(value) ? await resolved(value) : value]),
    );
    return Object.fromEntries(entries);
  }

  /** Names as they are posted: those of entries with their number. */
  function nameFields(within, prefix) {
    const own = (found) =>
      found.parentElement.closest('[data-list]') === (within.closest('[data-list]') ?? null);
    for (const control of within.querySelectorAll('[data-name]'))
      if (own(control)) control.name = `${prefix}${control.dataset.name.replace(/^\.\//, '')}`;
    for (const list of within.querySelectorAll('[data-list]'))
      if (own(list)) {
        const name = list.dataset.list.replace(/^\.\//, '');
        for (const [index, entry] of [...list.children].entries())
          if (list.hasAttribute('data-composite')) nameFields(entry, `${prefix}${name}/item${index}/`);
          else nameFields(entry, prefix);
      }
  }

  async function show() {
    const { component: path } = form.dataset;
    const [component, node] = await Promise.all([readNode(path), readNode(form.getAttribute('action'))]);
    const { 'cq:dialog': dialog, 'cq:template': template, 'cq:editConfig': editing } = component ?? {};
    if (!dialog) throw new Error(`${path} has no dialog.`);
    const isNew = !Object.keys(node ?? {}).some((key) => !/^(?:jcr|sling):/.test(key));
    fieldsPlace.append(
      ...drawItems({ items: { content: (await resolved(dialog)).content } }, isNew ? template : node),
    );
    form.addEventListener('submit', () => nameFields(form, './'), { capture: true });
    // A field that holds nothing valid is shown with its tab, so that the browser can say so.
    form.addEventListener('invalid', ({ target }) => showTabOf(target), { capture: true });
    // As the component's edit configuration asks of AEM: after an edit the component alone is fetched anew.
    if (window.Sling)
      window.Sling.CMS.handlers.refreshself = (answer, message) =>
        window.Sling.CMS.ui.confirmReloadComponent(answer, message, form.getAttribute('action'));
    if (editing?.['cq:listeners']?.afteredit === 'REFRESH_SELF') form.dataset.callback = 'refreshself';
    form.dataset.ready = '';
    // The editor's dialog is as high as it says.
    const message = { action: 'slingcms.editorloaded', height: form.clientHeight + 80 };
    if (window.parent !== window) window.parent.postMessage(message, window.location.origin);
  }

  show().catch((error) => {
    form.dataset.failed = '';
    fieldsPlace.replaceChildren(element('p', { role: 'alert' }, error.message));
  });
})();
