package tourism.widgets;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the values of an image are for an {@code img} element. */
final class Pictures {

  private static final List<String> SOURCES =
      List.of(
          "defaultImage", "desktopImage", "fileReference", "s7fileReference",
          "mobileImage", "mobileImageReference", "s7mobileImageReference");

  private Pictures() {}

  /** {@code src} and {@code alt}, perhaps {@code srcset} and {@code sizes}; nothing without an address or without words for it. */
  static Map<String, String> of(Map<?, ?> map) {
    String source = Values.first(map, SOURCES);
    String alt = Values.text(map.get("alt"));
    Map<String, String> picture = new LinkedHashMap<>();
    if (source.isEmpty() || alt.isEmpty() || "true".equals(String.valueOf(map.get("decorative")))) return picture;
    picture.put("src", source);
    picture.put("alt", alt);
    if (map.get("breakpoints") instanceof List)
      Values.maps(map.get("breakpoints")).stream()
          .filter(set -> !Values.text(set.get("srcset")).isEmpty() && Values.text(set.get("media")).isEmpty())
          .findFirst()
          .ifPresent(set -> {
            picture.put("srcset", Values.text(set.get("srcset")));
            if (!Values.text(set.get("sizes")).isEmpty()) picture.put("sizes", Values.text(set.get("sizes")));
          });
    return picture;
  }
}
