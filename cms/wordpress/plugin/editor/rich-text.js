/** Rich text in WordPress' own visual editor, with the elements that the widgets show. Without it, a text area of HTML. */
(function (wp, shared) {
  const { createElement: el, useEffect, useRef } = wp.element;
  const { BaseControl } = wp.components;

  const settings = {
    toolbar1: 'formatselect,bold,italic,bullist,numlist,blockquote,link,undo,redo',
    toolbar2: '',
    block_formats: 'Paragraph=p;Heading 2=h2;Heading 3=h3;Heading 4=h4',
    height: 180,
    resize: true,
    statusbar: false,
    wpautop: false,
    indent: false,
  };

  /** `value` is HTML; `onChange` gets HTML. */
  shared.RichText = ({ id, label, help, value, onChange }) => {
    const latest = useRef();
    // What the author has been shown. The editor writes HTML in its own way: only what an author changes is stored.
    const shown = useRef({ value });
    latest.current = (html) => {
      if (html === shown.current.html) return;
      shown.current = { value: html, html };
      onChange(html);
    };

    useEffect(() => {
      const tools = wp.oldEditor;
      if (!tools?.initialize || !window.tinymce) return undefined;
      const setup = (editor) => {
        editor.on('init', () => {
          shown.current.html = editor.getContent();
        });
        editor.on('input change undo redo', () => {
          if (editor.initialized) latest.current(editor.getContent());
        });
      };
      tools.initialize(id, { tinymce: { ...settings, setup }, quicktags: true });
      return () => tools.remove(id);
    }, [id]);

    useEffect(() => {
      if (value === shown.current.value) return;
      const editor = window.tinymce?.get(id);
      if (editor?.initialized && !editor.isHidden()) editor.setContent(value);
      else document.getElementById(id).value = value;
      shown.current = { value, html: editor?.initialized ? editor.getContent() : value };
    }, [id, value]);

    return el(
      BaseControl,
      { id, label, help, __nextHasNoMarginBottom: true },
      el('textarea', {
        id,
        className: 'tourism-widgets-rich-text',
        rows: 8,
        defaultValue: value,
        onInput: ({ target }) => latest.current(target.value),
      }),
    );
  };
})(window.wp, window.tourismWidgetsEditor);
