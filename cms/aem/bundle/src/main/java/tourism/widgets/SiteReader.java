package tourism.widgets;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.sling.api.resource.Resource;

/** Reads the site configuration of a page from the page and those above it. */
final class SiteReader {

  private SiteReader() {}

  /** The fields of the nearest {@code site} node that has them. */
  static Map<String, Object> read(Resource content) {
    NodeReader reader = new NodeReader(content.getResourceResolver());
    Map<String, Object> site = new LinkedHashMap<>();
    add(site, reader, content.getChild("site"));
    Resource page = content.getParent();
    for (Resource above = parentOf(page); above != null; above = parentOf(above))
      add(site, reader, above.getChild("jcr:content/site"));
    return site;
  }

  private static Resource parentOf(Resource resource) {
    return resource == null ? null : resource.getParent();
  }

  private static void add(Map<String, Object> site, NodeReader reader, Resource node) {
    if (node != null) reader.read(node).forEach(site::putIfAbsent);
  }
}
