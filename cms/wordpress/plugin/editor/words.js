/**
 * A configuration in words: what a page shows until the widget is drawn, where scripts are off, and after the plugin is gone.
 * It stands in the post, so it is made of the elements that every author may write.
 */
(function (shared) {
  const { entriesOf } = shared.values;

  /** Names of texts that say something by themselves; others are words of the widget's controls. */
  const spoken = /^(title|heading|name|label|question|text|value|quote|caption|eyebrow)$|(Title|Label|Text)$/;

  /** Texts that name what they stand beside. */
  const naming = /^(title|heading|name|label|question)$/;

  /** Tabs whose fields say how a widget looks and works. */
  const silent = ['Appearance', 'Behaviour', 'Advanced', 'Source', 'Sign-in'];

  const escaped = (text) =>
    String(text).replace(
      /[&<>"]/g,
      (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character],
    );

  /** An address that runs nothing. */
  const isAddress = (value) =>
    typeof value === 'string' && /^(https?:|mailto:|tel:|[/#?.]|[^:]*$)/i.test(value.trim());

  const kept = new Set(
    'P H2 H3 H4 UL OL LI STRONG B EM I BLOCKQUOTE BR TABLE THEAD TBODY TR TH TD'.split(' '),
  );

  /** Rich text of the elements above and links; of any other element what it holds, of scripts and styles nothing. */
  const richWords = (html) => {
    const write = (node) => {
      if (node.nodeType === 3) return escaped(node.data);
      if (node.nodeType !== 1 || /^(SCRIPT|STYLE|TEMPLATE|IFRAME|OBJECT)$/.test(node.nodeName)) return '';
      const inner = [...node.childNodes].map(write).join('');
      const href = node.getAttribute('href');
      if (node.nodeName === 'BR') return '<br>';
      if (node.nodeName === 'A' && isAddress(href)) return `<a href="${escaped(href)}">${inner}</a>`;
      const tag = node.nodeName.toLowerCase();
      return kept.has(node.nodeName) ? `<${tag}>${inner}</${tag}>` : inner;
    };
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.childNodes].map(write).join('').trim();
  };

  const isText = (value) => (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';

  /** The attribute by which an address finds an entry with words of its own; empty where another has the id. */
  const idOf = (fields, object, ids) => {
    const isEntry = fields.some(({ kind }) => kind === 'richtext' || kind === 'lines');
    const id = isEntry && fields.some(({ name }) => name === 'id') ? object?.id : undefined;
    if (typeof id !== 'string' || !id || id === object.slotId || ids.has(id)) return '';
    ids.add(id);
    return ` id="${escaped(id)}"`;
  };

  /** A link where the object has one: its text is the nearest one before it, else the address. */
  const wordsOf = (fields, object, tag, ids) => {
    const parts = [];
    let id = ids ? idOf(fields, object, ids) : '';
    let label;
    const flush = () => {
      if (label !== undefined) parts.push(`<${label.tag}${label.id}>${escaped(label.text)}</${label.tag}>`);
      label = undefined;
    };
    for (const { kind, name, fields: inner } of fields) {
      const value = object?.[name];
      if (kind === 'text' && isText(value) && spoken.test(name)) {
        flush();
        label = { text: value, tag: naming.test(name) ? tag : 'p', id };
        id = '';
      } else if (kind === 'link' && isText(value) && isAddress(value) && label) {
        parts.push(`<p><a href="${escaped(value)}">${escaped(label.text)}</a></p>`);
        label = undefined;
      } else if (kind === 'lines' && isText(value)) {
        flush();
        parts.push(`<p>${escaped(value)}</p>`);
      } else if (kind === 'richtext' && isText(value)) {
        flush();
        parts.push(richWords(value));
      } else if (kind === 'list') {
        flush();
        const taken = ids ?? new Set();
        const items = entriesOf(value)
          .map((entry) => wordsOf(inner, entry, 'strong', taken))
          .filter(Boolean);
        if (items.length > 0) parts.push(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`);
      } else if (kind === 'group') {
        flush();
        parts.push(wordsOf(inner, value, 'strong', undefined));
      }
    }
    flush();
    return parts.filter(Boolean).join('');
  };

  /**
   * @param form the widget's form
   * @param config what the author has filled in
   * @returns HTML; empty where the configuration says nothing
   */
  shared.words = (form, config) => {
    const level = /^[234]$/.test(config.headingLevel) ? config.headingLevel : 2;
    const fields = form.tabs.filter(({ title }) => !silent.includes(title)).flatMap(({ fields }) => fields);
    return wordsOf(fields, config, `h${level}`, undefined);
  };
})(window.tourismWidgetsEditor);
