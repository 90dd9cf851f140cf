package tourism.widgets;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;

/**
 * Reads the site configuration of a page. What a page may say for itself and those below it is closed: everything else
 * decides where code, calls and tokens go, and is read from the root of the site alone, which its authors cannot edit.
 */
final class SiteReader {

  /** Fields of which the nearest page that has them decides. */
  private static final Set<String> OF_PAGES =
      Set.of(
          "mode", "theme", "pageCategory", "pageSubcategory", "searchPagePath", "timeZone", "numerals", "labels");

  /** Where the build lies: the page component alone writes the address of the loader. */
  private static final String BUILD = "assetBase";

  /** Names of language roots: {@code en}, {@code zh_CN}, {@code ar-sa}. */
  private static final Pattern LANGUAGE = Pattern.compile("(?i)(?:en|ar|zh|de|es|fr|ja|ru)(?:[_-][a-z]{2,4})?");

  /** Names in the path of a page directly below {@code /content}, with the empty one before the first slash. */
  private static final int TOP = 3;

  private static final String NODE = "jcr:content/site";

  private SiteReader() {}

  /** The configuration, empty where nobody says anything. */
  static Map<String, Object> read(Resource content) {
    NodeReader reader = new NodeReader(content.getResourceResolver());
    Map<String, Object> site = new LinkedHashMap<>();
    add(site, reader, content.getChild("site"));
    Resource page = content.getParent();
    for (Resource above = parentOf(page); above != null; above = parentOf(above))
      add(site, reader, above.getChild(NODE));
    site.keySet().retainAll(OF_PAGES);
    if (page != null) readRoot(page.getPath(), reader, content.getResourceResolver()).forEach(site::putIfAbsent);
    site.remove(BUILD);
    return site;
  }

  private static Resource parentOf(Resource resource) {
    return resource == null ? null : resource.getParent();
  }

  private static void add(Map<String, Object> site, NodeReader reader, Resource node) {
    if (node != null) reader.read(node).forEach(site::putIfAbsent);
  }

  /**
   * What the uppermost page says that says anything, no lower than the root of the site. Uppermost, so that a page whose
   * author calls one below it like a language does not become a root.
   */
  private static Map<String, Object> readRoot(String page, NodeReader reader, ResourceResolver resolver) {
    String[] names = page.split("/");
    for (int length = TOP; length <= lengthOfRoot(names); length++) {
      Resource node = resolver.getResource(String.join("/", Arrays.copyOf(names, length)) + "/" + NODE);
      Map<String, Object> said = node == null ? Map.of() : reader.read(node);
      if (!said.isEmpty()) return said;
    }
    return Map.of();
  }

  /** How many names the path of the root has: it ends above the uppermost language root, or directly below {@code /content}. */
  private static int lengthOfRoot(String[] names) {
    for (int length = TOP; length < names.length; length++)
      if (LANGUAGE.matcher(names[length]).matches()) return length;
    return Math.min(TOP, names.length);
  }
}
