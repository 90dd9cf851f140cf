package tourism.widgets;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** Reads the values of a configuration as words. */
final class Values {

  private Values() {}

  /** A text without white space around it, or a number as visitors write it; empty where there is neither. */
  static String text(Object value) {
    if (value instanceof Number) return new BigDecimal(value.toString()).stripTrailingZeros().toPlainString();
    if (!(value instanceof String)) return "";
    return ((String) value).replaceAll("^[\\s\\p{Z}\\ufeff]+|[\\s\\p{Z}\\ufeff]+$", "");
  }

  /** The text of the first of some keys that has one; empty where none has. */
  static String first(Map<?, ?> map, List<String> keys) {
    return keys.stream().map(key -> text(map.get(key))).filter(text -> !text.isEmpty()).findFirst().orElse("");
  }

  /** The texts of all keys that have one, in the order of the keys. */
  static List<String> all(Map<?, ?> map, List<String> keys) {
    return keys.stream().map(key -> text(map.get(key))).filter(text -> !text.isEmpty()).collect(Collectors.toList());
  }

  /** The maps among a list's entries, or a map alone; none for other values. */
  static List<Map<?, ?>> maps(Object value) {
    List<?> values = value instanceof List ? (List<?>) value : value == null ? List.of() : List.of(value);
    return values.stream()
        .map(one -> one instanceof Map ? (Map<?, ?>) one : null)
        .filter(Objects::nonNull)
        .collect(Collectors.toList());
  }
}
