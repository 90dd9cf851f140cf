package tourism.widgets;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What of a configuration has words of its own, for the fallback that no widget wrote: the widget itself first, then what
 * its lists and groups hold. Maps of {@code element} ({@code h2}), {@code heading}, {@code id}, {@code href}, {@code texts},
 * {@code bodies} (HTML), {@code picture} and {@code links}, each absent where there is none.
 */
final class Entries {

  /** Keys in order of preference: what an entry is called, what it says, and where it leads. */
  private static final List<String> HEADINGS = List.of("title", "heading", "question", "label", "sectionName");
  private static final List<String> TEXTS =
      List.of("dateLabel", "lead", "description", "text", "teaser", "note", "caption", "credit");
  private static final List<String> BODIES = List.of("body", "answer", "transcript");
  private static final List<String> ADDRESSES = List.of("url", "href", "link", "ctaLink");

  /** Keys of what visitors do not read, or read only where the widget lives. */
  private static final List<String> SILENT =
      List.of(
          "ctaData", "dataLayer", "labels", "filters", "baseFilters", "breakpoints", "fields", "options", "facets",
          "userApi", "userMenu");

  private static final Pattern LEVEL = Pattern.compile("([+-]?\\d{1,9}).*");
  private static final int MOST = 200;
  private static final int MOST_LINKS = 40;

  private final List<Map<String, Object>> found = new ArrayList<>();

  private Entries() {}

  /** The entries of a configuration, at most 200. */
  static List<Map<String, Object>> of(Map<String, Object> config) {
    Entries entries = new Entries();
    entries.collect(config, levelOf(config.get("headingLevel")), true);
    return entries.found.subList(0, Math.min(entries.found.size(), MOST));
  }

  /** The links of entries in their order, at most 40: maps of {@code label} and {@code href}. */
  static List<Map<String, String>> linksOf(List<Map<String, Object>> entries) {
    List<Map<String, String>> links = new ArrayList<>();
    for (Map<String, Object> entry : entries) {
      if (entry.containsKey("href")) links.add(link(Values.text(entry.get("heading")), Values.text(entry.get("href"))));
      for (Map<?, ?> link : Values.maps(entry.get("links")))
        links.add(link(Values.text(link.get("label")), Values.text(link.get("href"))));
    }
    return links.subList(0, Math.min(links.size(), MOST_LINKS));
  }

  /** 1 to 6; the nearest of them for a number beyond, 2 where there is none. */
  private static int levelOf(Object value) {
    Matcher level = LEVEL.matcher(Values.text(value));
    return level.matches() ? Math.min(Math.max(Integer.parseInt(level.group(1)), 1), 6) : 2;
  }

  /** Adds a map's entry and those of what it holds. Returns its links where it is nothing but links: its holder shows them. */
  private List<Map<String, String>> collect(Map<?, ?> map, int level, boolean isWidget) {
    int place = found.size();
    String heading = Values.first(map, HEADINGS);
    List<String> texts = Values.all(map, TEXTS);
    if (!Values.text(map.get("value")).isEmpty())
      texts.add(0, String.join(" ", Values.all(map, List.of("prefix", "value", "suffix"))));
    List<String> bodies = Values.all(map, BODIES);
    List<Map<String, String>> links = linksBeside(map);
    String to = Values.first(map, ADDRESSES);
    boolean isTaken = links.stream().anyMatch(link -> to.equals(link.get("href")));
    String href = heading.isEmpty() || isTaken ? "" : to;

    Map<String, String> picture = Pictures.of(map);
    for (Map.Entry<?, ?> held : map.entrySet()) {
      if (SILENT.contains(held.getKey())) continue;
      for (Map<?, ?> inner : Values.maps(held.getValue())) {
        Map<String, String> shown = Pictures.of(inner);
        if (shown.isEmpty()) links.addAll(collect(inner, heading.isEmpty() ? level : Math.min(level + 1, 6), false));
        else if (picture.isEmpty()) picture = shown;
      }
    }

    boolean says = !(texts.isEmpty() && bodies.isEmpty() && picture.isEmpty());
    if (!isWidget && !says && found.size() == place) {
      if (!href.isEmpty()) links.add(0, link(heading, href));
      if (!href.isEmpty() || heading.isEmpty() || links.isEmpty()) return links;
    }
    if (!heading.isEmpty() || says || !links.isEmpty()) {
      Map<String, Object> entry = new LinkedHashMap<>();
      entry.put("element", "h" + level);
      if (!heading.isEmpty()) entry.put("heading", heading);
      String id = isWidget || heading.isEmpty() || texts.isEmpty() && bodies.isEmpty() ? "" : ownId(map);
      if (!id.isEmpty()) entry.put("id", id);
      if (!href.isEmpty()) entry.put("href", href);
      if (!texts.isEmpty()) entry.put("texts", texts);
      if (!bodies.isEmpty()) entry.put("bodies", bodies);
      if (!picture.isEmpty()) entry.put("picture", picture);
      if (!links.isEmpty()) entry.put("links", links);
      found.add(place, entry);
    }
    return List.of();
  }

  /** What the address of the page may name an entry by; empty where another entry, or an element of the page, has that id. */
  private String ownId(Map<?, ?> map) {
    String id = Values.text(map.get("id"));
    boolean isTaken = found.stream().anyMatch(entry -> id.equals(entry.get("id")));
    return isTaken || id.equals(Values.text(map.get("slotId"))) ? "" : id;
  }

  /** Links whose words stand beside them: {@code ctaLink} with {@code ctaLabel}, {@code url} with {@code copy}. */
  private static List<Map<String, String>> linksBeside(Map<?, ?> map) {
    List<Map<String, String>> links = new ArrayList<>();
    for (Object key : map.keySet()) {
      String name = String.valueOf(key);
      if (name.endsWith("Link")) addLink(links, map, name.replaceFirst("Link$", "Label"), name);
    }
    addLink(links, map, "copy", "url");
    addLink(links, map, "searchLabel", "searchPagePath");
    return links;
  }

  private static void addLink(List<Map<String, String>> links, Map<?, ?> map, String label, String href) {
    String words = Values.text(map.get(label));
    String address = Values.text(map.get(href));
    if (!words.isEmpty() && !address.isEmpty()) links.add(link(words, address));
  }

  private static Map<String, String> link(String label, String href) {
    return Map.of("label", label, "href", href);
  }
}
