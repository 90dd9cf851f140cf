package tourism.widgets;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Finds the links of a configuration, for a fallback that leads on without a script. */
final class Links {

  private static final int MOST = 40;

  /** Addresses that visitors go to, not those that widgets call; and what names them, the best name first. */
  private static final List<String> ADDRESSES = List.of("ctaLink", "url", "href", "link", "itemUrl", "bookingUrl");

  private static final List<String> NAMES =
      List.of("title", "label", "ctaLabel", "itemTitle", "heading", "name", "copy", "sectionName", "alt", "text");

  private Links() {}

  /** One link of each group and entry of a list that has an address and a name, in their order. */
  static List<Map<String, String>> of(Map<String, Object> config) {
    List<Map<String, String>> links = new ArrayList<>();
    collect(config, links);
    return links;
  }

  private static void collect(Object value, List<Map<String, String>> links) {
    if (value instanceof List) ((List<?>) value).forEach(entry -> collect(entry, links));
    if (!(value instanceof Map)) return;
    Map<?, ?> group = (Map<?, ?>) value;
    add(links, first(group, NAMES), first(group, ADDRESSES));
    // `registerLink` beside `registerLabel`: a pair by name.
    group.forEach((key, held) -> {
      String name = String.valueOf(key);
      if (name.endsWith("Link") && !ADDRESSES.contains(name))
        add(links, group.get(name.replaceFirst("Link$", "Label")), held);
    });
    group.values().forEach(inner -> collect(inner, links));
  }

  private static void add(List<Map<String, String>> links, Object label, Object href) {
    if (label instanceof String && href instanceof String && links.size() < MOST)
      links.add(Map.of("label", (String) label, "href", (String) href));
  }

  private static Object first(Map<?, ?> group, List<String> keys) {
    return keys.stream().map(group::get).filter(String.class::isInstance).findFirst().orElse(null);
  }
}
