/** Reading and changing configurations; nothing here changes what it is given. */
(function (shared) {
  const isObject = (value) => typeof value === 'object' && value !== null;

  /** Whether a value means that its field is absent (contract, section 2). `false` and 0 are values. */
  const isNothing = (value) =>
    value === undefined ||
    value === null ||
    value === '' ||
    (isObject(value) && Object.keys(value).length === 0);

  /** An object with one value changed; a field that holds nothing is left out. */
  const withValue = (object, name, value) => {
    const { [name]: _, ...others } = isObject(object) ? object : {};
    return isNothing(value) ? others : { ...others, [name]: value };
  };

  /** The entries of a list, whatever is stored in its place. */
  const entriesOf = (value) => (Array.isArray(value) ? value : isNothing(value) ? [] : [value]);

  const replaced = (list, index, value) => list.map((entry, at) => (at === index ? value : entry));

  const removed = (list, index) => list.filter((_, at) => at !== index);

  /** A list with two neighbours exchanged; the same list where there is no neighbour. */
  const moved = (list, from, to) => {
    if (to < 0 || to >= list.length) return list;
    const next = [...list];
    [next[from], next[to]] = [next[to], next[from]];
    return next;
  };

  /** The value that a JSON text stands for; undefined where it is none. */
  const parsed = (text) => {
    try {
      return { value: JSON.parse(text) };
    } catch {
      return undefined;
    }
  };

  /** What an author sees of a value that is written as JSON: a text stands for itself, since it was no JSON. */
  const jsonText = (value) =>
    typeof value === 'string' ? value : isNothing(value) ? '' : JSON.stringify(value, null, 2);

  /** A flag as it is meant, however loosely it is stored. */
  const flagOf = (value, initial) =>
    isNothing(value) ? initial : value === true || value === 'true' || value === 'on';

  /** Plain values typed one a line; a number where numbers are meant. */
  const linesOf = (text, areNumbers) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => (areNumbers && !Number.isNaN(Number(line)) ? Number(line) : line));

  /** What an entry of a list is called: the first short text in it. */
  const nameOf = (fields, entry) => {
    const texts = fields
      .filter(({ kind }) => kind === 'text' || kind === 'lines')
      .map(({ name }) => entry?.[name]);
    return texts.find((text) => typeof text === 'string' && text !== '');
  };

  shared.values = {
    isNothing,
    withValue,
    entriesOf,
    replaced,
    removed,
    moved,
    parsed,
    jsonText,
    flagOf,
    linesOf,
    nameOf,
  };
})(window.tourismWidgetsEditor);
