package tourism.widgets;

import java.util.List;
import java.util.Map;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.SlingObject;

/**
 * What an author has stored for a widget, as its mount element and its fallback need it: the same for every widget. Nothing
 * here throws, since one component that throws makes the whole page an error.
 */
@Model(adaptables = {Resource.class, SlingHttpServletRequest.class})
public class WidgetModel {

  /** Stored beside the configuration: when the widget comes. */
  private static final String LOAD = "dataLoad";

  @SlingObject private Resource resource;

  private Map<String, Object> config;
  private String fault = "";

  /** The configuration as JSON, for an attribute (HTL escapes it there) or for a script element; {@code {}} where it cannot be read. */
  public String getJson() {
    return Json.print(getConfig());
  }

  /**
   * The same values as {@link #getJson()}: maps, lists, texts, numbers and booleans, in which HTL finds
   * {@code config.title}. Empty where the node holds nothing or cannot be read.
   */
  public Map<String, Object> getConfig() {
    if (config == null) config = read();
    return config;
  }

  private Map<String, Object> read() {
    try {
      Map<String, Object> read = new NodeReader(resource.getResourceResolver()).read(resource);
      read.remove(LOAD);
      return read;
    } catch (RuntimeException error) {
      fault = String.valueOf(error);
      return Map.of();
    }
  }

  /** When the widget comes, for {@code data-load}: {@code interaction} where the author says that it waits, else empty. */
  public String getLoad() {
    try {
      return "interaction".equals(resource.getValueMap().get(LOAD, "")) ? "interaction" : "";
    } catch (RuntimeException error) {
      return "";
    }
  }

  /** Why the node could not be read, for a comment in the HTML; empty where it could. */
  public String getFault() {
    getConfig();
    return fault;
  }

  /** Whether the node holds nothing of the author's. */
  public boolean isEmpty() {
    return getConfig().isEmpty();
  }

  /**
   * What the configuration says in words, for the fallback of a widget that has none of its own: maps of {@code element},
   * {@code heading}, {@code href}, {@code texts}, {@code bodies} (HTML), {@code picture} and {@code links}, at most 200.
   */
  public List<Map<String, Object>> getEntries() {
    return Entries.of(getConfig());
  }

  /** The links of {@link #getEntries()}, at most 40: maps of {@code label} and {@code href}. */
  public List<Map<String, String>> getLinks() {
    return Entries.linksOf(getEntries());
  }

  /**
   * Of a page's content: the site configuration as JSON, safe in a script element. Where code, calls and tokens go is said by
   * the root of the site alone; of the rest, what the page's {@code site} node leaves open, that of the nearest page above
   * says. Empty where no page says anything.
   */
  public String getSite() {
    try {
      Map<String, Object> site = SiteReader.read(resource);
      return site.isEmpty() ? "" : Json.print(site);
    } catch (RuntimeException error) {
      return "";
    }
  }

  /**
   * An identifier for the mount element: of a to z, digits and hyphens, first a letter, the same for the same place on the
   * page, so that the copies of a page in other languages have it, too.
   */
  public String getId() {
    try {
      return ElementId.of(resource.getPath());
    } catch (RuntimeException error) {
      return ElementId.of("");
    }
  }
}
