package tourism.widgets;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Prints values as JSON that neither ends a script element nor loses a character in an attribute. */
final class Json {

  private Json() {}

  static String print(Object value) {
    if (value instanceof Map)
      return ((Map<?, ?>) value)
          .entrySet().stream()
              .map(entry -> quote(String.valueOf(entry.getKey())) + ":" + print(entry.getValue()))
              .collect(Collectors.joining(",", "{", "}"));
    if (value instanceof List)
      return ((List<?>) value).stream().map(Json::print).collect(Collectors.joining(",", "[", "]"));
    return value instanceof String ? quote((String) value) : String.valueOf(value);
  }

  private static String quote(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2).append('"');
    text.codePoints().forEach(point -> append(out, point));
    return out.append('"').toString();
  }

  private static void append(StringBuilder out, int point) {
    if (point == '"' || point == '\\') out.append('\\').append((char) point);
    else if (point == '<' || isLostInHtml(point))
      for (char unit : Character.toChars(point)) out.append(String.format("\\u%04x", (int) unit));
    else out.appendCodePoint(point);
  }

  /** Whether a point ends a line in scripts, or is one that an escaper for HTML replaces. */
  private static boolean isLostInHtml(int point) {
    switch (Character.getType(point)) {
      case Character.CONTROL:
      case Character.LINE_SEPARATOR:
      case Character.PARAGRAPH_SEPARATOR:
      case Character.SURROGATE:
      case Character.UNASSIGNED:
        return true;
      default:
        return false;
    }
  }
}
