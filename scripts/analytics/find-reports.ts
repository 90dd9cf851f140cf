import { bare, nameOf, nodeAt, nodesAt, walk, type ParsedModule, type SyntaxNode } from './syntax.ts';

/** Something that a module pushes, and the fields that it adds to those of every event. */
export interface Report {
  readonly event: string;
  readonly fields: readonly string[];
}

/** Fields of a banner's event (`src/analytics/events.ts`). */
const bannerFields = ['selected_banner_index', 'selected_banner_title'];

/** Fields of an object by the parameter that gives them; undefined for what needs none. */
type Fields = ReadonlyMap<string, string | undefined>;

interface Variant {
  readonly events: readonly string[];
  /** The event is what a parameter says. */
  readonly isOpen: boolean;
  readonly fields: Fields;
}

const nothing: Variant = { events: [], isOpen: false, fields: new Map() };

const join = (one: Variant, other: Variant): Variant => ({
  events: [...one.events, ...other.events],
  isOpen: one.isOpen || other.isOpen,
  fields: new Map([...one.fields, ...other.fields]),
});

/** Finds what a name stands for: its declaration, in this module or in the one it is imported from. */
export type FindDeclaration = (name: string) => SyntaxNode | undefined;

/** The declaration of a name in a module: a function, or a variable. */
export const declarationIn = ({ program }: ParsedModule, name: string): SyntaxNode | undefined =>
  [...walk(program)].find(
    (node) =>
      (node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator') &&
      nameOf(nodeAt(node, 'id')) === name,
  );

/** What an object of an event may say: one variant for each branch of a condition in it. */
function variantsOf(given: SyntaxNode | undefined, find: FindDeclaration): Variant[] {
  const node = bare(given);
  switch (node?.type) {
    case 'ObjectExpression': {
      const parts = nodesAt(node, 'properties').map((property) => propertyVariants(property, find));
      return parts.reduce<Variant[]>(
        (before, next) => before.flatMap((one) => next.map((other) => join(one, other))),
        [nothing],
      );
    }
    case 'ConditionalExpression':
      return ['consequent', 'alternate'].flatMap((branch) => variantsOf(nodeAt(node, branch), find));
    case 'LogicalExpression':
      return variantsOf(nodeAt(node, 'right'), find);
    case 'CallExpression':
      return [addedBy(nameOf(nodeAt(node, 'callee')), find)];
    case 'Identifier':
      return [addedBy(nameOf(node), find)];
    default:
      return [nothing];
  }
}

/** What a function or a variable adds to an object that spreads it. */
function addedBy(name: string | undefined, find: FindDeclaration): Variant {
  const declaration = name === undefined ? undefined : find(name);
  if (!declaration) return nothing;
  const objects = [...walk(declaration)].filter(({ type }) => type === 'ObjectExpression');
  const fields = objects.flatMap((node) =>
    nodesAt(node, 'properties').flatMap((property) => [...fieldsOf(property)]),
  );
  return { ...nothing, fields: new Map(fields) };
}

function propertyVariants(property: SyntaxNode, find: FindDeclaration): Variant[] {
  if (property.type === 'SpreadElement') return variantsOf(nodeAt(property, 'argument'), find);
  if (nameOf(nodeAt(property, 'key')) !== 'event') return [{ ...nothing, fields: fieldsOf(property) }];
  const value = bare(nodeAt(property, 'value'));
  const choices =
    value?.type === 'ConditionalExpression'
      ? [bare(nodeAt(value, 'consequent')), bare(nodeAt(value, 'alternate'))]
      : [value];
  return choices.map((choice) => {
    const event = choice?.type === 'Literal' ? nameOf(choice) : ownEvent(choice, find);
    return event === undefined
      ? { ...nothing, isOpen: choice?.type === 'Identifier' }
      : { ...nothing, events: [event] };
  });
}

/** The event that a feature has registered, of an expression such as `quizAnswer.name`. */
function ownEvent(node: SyntaxNode | undefined, find: FindDeclaration): string | undefined {
  if (node?.type !== 'MemberExpression') return undefined;
  const made = nodeAt(find(nameOf(nodeAt(node, 'object')) ?? ''), 'init');
  return nameOf(nodeAt(made, 'callee')) === 'defineEvent' && made
    ? nameOf(nodesAt(made, 'arguments')[0])
    : undefined;
}

/** Fields that a property of an event's object makes. */
function fieldsOf(property: SyntaxNode): Fields {
  const value = bare(nodeAt(property, 'value'));
  switch (nameOf(nodeAt(property, 'key'))) {
    case 'trigger':
      return new Map([['trigger', parameter(value)]]);
    case 'banner':
      return new Map(bannerFields.map((field) => [field, undefined]));
    case 'dataLayer': {
      const objects = value ? [...walk(value)].filter(({ type }) => type === 'ObjectExpression') : [];
      return new Map(
        objects.flatMap((node) =>
          nodesAt(node, 'properties').map(
            (one) => [nameOf(nodeAt(one, 'key')) ?? '', parameter(bare(nodeAt(one, 'value')))] as const,
          ),
        ),
      );
    }
    default:
      return new Map();
  }
}

const parameter = (value: SyntaxNode | undefined) =>
  value?.type === 'Identifier' ? nameOf(value) : undefined;

/** Names of a function's parameters, those of a destructured one included. */
function parametersOf(declaration: SyntaxNode): string[] {
  const made = nodeAt(declaration, 'init') ?? declaration;
  return nodesAt(made, 'params').map((given) => {
    const param = given.type === 'AssignmentPattern' ? nodeAt(given, 'left') : given;
    return param?.type === 'ObjectPattern' ? '' : (nameOf(param) ?? '');
  });
}

/** Fields of the object in a function whose event is what its caller says, as far as the caller gives what they need. */
function fieldsFor(
  declaration: SyntaxNode | undefined,
  find: FindDeclaration,
  isGiven: (name: string) => boolean,
) {
  if (!declaration) return [];
  const open = [...walk(declaration)]
    .filter(({ type }) => type === 'ObjectExpression')
    .flatMap((node) => variantsOf(node, find))
    .filter(({ isOpen }) => isOpen);
  return open.flatMap(({ fields }) =>
    [...fields].flatMap(([field, needed]) => (needed === undefined || isGiven(needed) ? [field] : [])),
  );
}

/**
 * What a module reports: objects with an `event`, and kinds of events that it hands to a function or component which makes
 * such an object.
 *
 * @param isEvent whether a text is a kind of event
 */
export function findReports(
  module: ParsedModule,
  isEvent: (text: string) => boolean,
  find: FindDeclaration,
): Report[] {
  const reports: Report[] = [];
  const add = (events: readonly string[], fields: Iterable<string>) => {
    const known = events.filter(isEvent);
    for (const event of known) reports.push({ event, fields: [...new Set(fields)] });
  };
  /** Objects that another one spreads: their events are told there. */
  const spread = new Set<SyntaxNode>();
  for (const node of walk(module.program)) {
    if (node.type === 'SpreadElement') for (const inner of walk(node)) spread.add(inner);
  }
  for (const node of walk(module.program)) {
    if (node.type === 'ObjectExpression' && !spread.has(node)) {
      for (const { events, fields } of variantsOf(node, find)) add(events, fields.keys());
    }
    if (node.type === 'CallExpression') {
      const given = nodesAt(node, 'arguments');
      const events = given.flatMap((one) => (one.type === 'Literal' ? (nameOf(one) ?? '') : []));
      const name = nameOf(nodeAt(node, 'callee'));
      if (!events.some(isEvent) || name === undefined) continue;
      const declaration = find(name);
      const parameters = declaration ? parametersOf(declaration) : [];
      const isGiven = (needed: string) => {
        const at = parameters.indexOf(needed);
        return at < 0 || (given[at] !== undefined && nameOf(given[at]) !== 'undefined');
      };
      const made = declaration && [...walk(declaration)].some((one) => makesEvents(one, find));
      if (made) add(events, fieldsFor(declaration, find, isGiven));
    }
    if (node.type === 'JSXOpeningElement') {
      const marks = new Map(
        nodesAt(node, 'attributes').map((mark) => [nameOf(nodeAt(mark, 'name')), nodeAt(mark, 'value')]),
      );
      const event = marks.get('event');
      if (event?.type !== 'Literal') continue;
      const declaration = find(nameOf(nodeAt(node, 'name')) ?? '');
      add(
        [nameOf(event) ?? ''],
        fieldsFor(declaration, find, (needed) => marks.has(needed)),
      );
    }
    if (node.type === 'AssignmentPattern' && nameOf(nodeAt(node, 'left')) === 'event') {
      add([nameOf(nodeAt(node, 'right')) ?? ''], []);
    }
  }
  return reports;
}

/** Whether an object's event is what a parameter says. */
const makesEvents = (node: SyntaxNode, find: FindDeclaration): boolean =>
  node.type === 'ObjectExpression' && variantsOf(node, find).some(({ isOpen }) => isOpen);
