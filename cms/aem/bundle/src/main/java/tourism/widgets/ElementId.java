package tourism.widgets;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes the identifier of a mount element from the path of its node. */
final class ElementId {

  /** The part of a path below its page. An experience fragment stands on other pages: its own name and variation count, too. */
  private static final Pattern PLACE =
      Pattern.compile("(?:/content/experience-fragments/.*?([^/]+/[^/]+)|.*)/jcr:content/(.+)");

  private ElementId() {}

  static String of(String path) {
    Matcher place = PLACE.matcher(path);
    String own = !place.matches() ? path : place.group(1) == null ? place.group(2) : place.group(1) + "/" + place.group(2);
    String id = own.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    // Names that differ in other characters alone would make the same identifier.
    String told = own.matches("[a-z0-9/]*") ? "" : "-" + Integer.toHexString(own.hashCode());
    return id.matches("[a-z].*") ? id + told : "widget-" + id + told;
  }
}
