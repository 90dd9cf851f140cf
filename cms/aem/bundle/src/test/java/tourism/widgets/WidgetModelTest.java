package tourism.widgets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.wcm.testing.mock.aem.junit5.AemContext;
import io.wcm.testing.mock.aem.junit5.AemContextExtension;
import java.io.StringReader;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Arrays;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import java.util.stream.Collectors;
import javax.json.JsonObject;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;
import org.apache.sling.api.resource.ResourceWrapper;
import org.apache.sling.api.resource.ValueMap;
import org.apache.sling.api.wrappers.ResourceResolverWrapper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(AemContextExtension.class)
class WidgetModelTest {

  private static final String NODE = "/content/site/en/visa/jcr:content/root/alert";

  private final AemContext context = new AemContext();

  @BeforeEach
  void registerModel() {
    context.addModelsForClasses(WidgetModel.class);
  }

  private Resource node(Object... properties) {
    return context.create().resource(NODE, properties);
  }

  private Resource child(String path, Object... properties) {
    return context.create().resource(NODE + "/" + path, properties);
  }

  private WidgetModel model() {
    return context.resourceResolver().getResource(NODE).adaptTo(WidgetModel.class);
  }

  /** The model of a resource whose addresses are those that visitors of the site see. */
  private WidgetModel publicModel() {
    ResourceResolver resolver =
        new ResourceResolverWrapper(context.resourceResolver()) {
          @Override
          public String map(String path) {
            return path.replaceFirst("^/content/(?:site/)?", "https://example.org/");
          }
        };
    return modelOf(
        new ResourceWrapper(context.resourceResolver().getResource(NODE)) {
          @Override
          public ResourceResolver getResourceResolver() {
            return resolver;
          }
        });
  }

  private WidgetModel modelOf(Resource resource) {
    context.request().setResource(resource);
    return context.request().adaptTo(WidgetModel.class);
  }

  private static JsonObject parsed(WidgetModel model) {
    return javax.json.Json.createReader(new StringReader(model.getJson())).readObject();
  }

  @Test
  @DisplayName("HTL gets the same model of a node and of a request for it")
  void bothAdaptables() {
    Resource resource = node("title", "Visa");
    assertEquals("{\"title\":\"Visa\"}", model().getJson());
    assertEquals("{\"title\":\"Visa\"}", modelOf(resource).getJson());
  }

  @Test
  @DisplayName("A flag, a whole number and a fraction stay what they are; texts of them stay texts")
  void looseValues() {
    node("flag", true, "off", "false", "days", 3L, "ratio", 0.5, "level", "2", "price", new BigDecimal("12.50"));
    assertEquals(
        "{\"days\":3,\"flag\":true,\"level\":\"2\",\"off\":\"false\",\"price\":12.50,\"ratio\":0.5}",
        model().getJson());
  }

  @Test
  @DisplayName("Several values become a list, also none and one")
  void multiValues() {
    node("many", new String[] {"b", "a"}, "one", new Long[] {7L}, "none", new String[0]);
    assertEquals("{\"many\":[\"b\",\"a\"],\"none\":[],\"one\":[7]}", model().getJson());
  }

  @Test
  @DisplayName("What the repository and the CMS keep for themselves is left out")
  void prefixedNames() {
    node("jcr:title", "x", "sling:resourceType", "x", "cq:lastModified", "x", "granite:id", "x", "title", "Visa");
    child("cq:responsive", "width", "3");
    assertEquals(Map.of("title", "Visa"), model().getConfig());
  }

  @Test
  @DisplayName("A widget that waits for the first touch says so beside its configuration, and never in it")
  void waiting() {
    node("dataLoad", "interaction", "title", "Visa");
    assertEquals("interaction", model().getLoad());
    assertEquals(Map.of("title", "Visa"), model().getConfig());
  }

  @Test
  @DisplayName("Any other word for when a widget comes counts as none")
  void otherWaiting() {
    node("dataLoad", "load\" onload=\"alert(1)", "title", "Visa");
    assertEquals("", model().getLoad());
    assertEquals(Map.of("title", "Visa"), model().getConfig());
  }

  @Test
  @DisplayName("An emptied field counts as one that was never filled in")
  void emptyTexts() {
    node("title", "", "description", "Text");
    assertEquals(Map.of("description", "Text"), model().getConfig());
  }

  @Test
  @DisplayName("Nodes that hold nothing of the author's are left out, at any depth")
  void emptyNodes() {
    node("jcr:primaryType", "nt:unstructured");
    child("image/desktop", "jcr:primaryType", "nt:unstructured");
    child("items/item0", "jcr:primaryType", "nt:unstructured");
    assertEquals("{}", model().getJson());
    assertTrue(model().isEmpty());
  }

  @Test
  @DisplayName("Entries come in the order of the repository, whatever their numbers")
  void repositoryOrder() {
    node();
    for (String name : List.of("item2", "item10", "item0")) child("items/" + name, "title", name);
    assertEquals(
        "{\"items\":[{\"title\":\"item2\"},{\"title\":\"item10\"},{\"title\":\"item0\"}]}", model().getJson());
  }

  @Test
  @DisplayName("Lists nest in lists and in groups")
  void nestedLists() {
    node();
    child("menu/items/item0", "title", "See");
    child("menu/items/item0/sections/item0", "title", "Deserts");
    assertEquals(
        "{\"menu\":{\"items\":[{\"title\":\"See\",\"sections\":[{\"title\":\"Deserts\"}]}]}}", model().getJson());
  }

  @Test
  @DisplayName("A group with a field called like an entry stays a group")
  void groupThatIsNoList() {
    node();
    child("group", "item0", "text");
    child("mixed", "title", "text");
    child("mixed/item0", "title", "text");
    assertTrue(model().getConfig().get("group") instanceof Map);
    assertTrue(model().getConfig().get("mixed") instanceof Map);
  }

  @Test
  @DisplayName("A day that an author picked stays a text; an instant is ISO 8601 with its offset")
  void dates() {
    GregorianCalendar calendar = new GregorianCalendar(TimeZone.getTimeZone("Asia/Riyadh"));
    calendar.setTimeInMillis(Instant.parse("2026-11-22T21:00:00Z").toEpochMilli());
    node("day", "2026-11-23", "from", calendar, "until", Date.from(Instant.parse("2026-11-24T00:00:00Z")));
    JsonObject config = parsed(model());
    assertEquals("2026-11-23", config.getString("day"));
    assertEquals("2026-11-23T00:00:00+03:00", config.getString("from"));
    assertEquals(Instant.parse("2026-11-24T00:00:00Z"), java.time.OffsetDateTime.parse(config.getString("until")).toInstant());
  }

  @Test
  @DisplayName("A number that JSON cannot have is left out")
  void numbersBeyondJson() {
    node("days", Double.NaN, "ratio", Double.POSITIVE_INFINITY, "title", "Visa");
    assertEquals("{\"title\":\"Visa\"}", model().getJson());
  }

  @ParameterizedTest(name = "{0} → {1}")
  @DisplayName("The path of a page becomes its public address")
  @CsvSource({
    "/content/site/en/visa, https://example.org/en/visa.html",
    "/content/site/en/visa/, https://example.org/en/visa.html",
    "/content/site/en/visa.html, https://example.org/en/visa.html",
    "/content/site/en/v1.2/visa, https://example.org/en/v1.2/visa.html",
    "/content/site/en/visa?from=header#fees, https://example.org/en/visa.html?from=header#fees",
    "/content/site/en/visa#/content/site, https://example.org/en/visa.html#/content/site",
    "/content/site/en/dam, https://example.org/en/dam.html",
  })
  void pagePaths(String stored, String address) {
    node("ctaLink", stored, "several", new String[] {stored});
    assertEquals(Map.of("ctaLink", address, "several", List.of(address)), publicModel().getConfig());
  }

  @ParameterizedTest
  @DisplayName("A file, an address elsewhere, and a sentence that names a path stay as they are")
  @ValueSource(
      strings = {
        "/content/dam/site/dunes.jpg",
        "/content/dam",
        "https://example.com/content/site/en",
        "#fees",
        "/en/visa",
        "Look at /content/site/en first",
        "/content/site/en is the root",
      })
  void otherTexts(String stored) {
    node("text", stored);
    assertEquals(stored, publicModel().getConfig().get("text"));
  }

  @Test
  @DisplayName("Links in rich text lead to public addresses, files and prose are left alone")
  void richText() {
    node(
        "text",
        "<p>/content/site/en <a class=\"x\" href=\"/content/site/en/visa?a=1&amp;b=$1#c\">Visa</a> <a HREF='/content/site/en/stay.html'>Stay</a>"
            + " <a href=\"/content/dam/site/map.pdf\">Map</a></p>");
    assertEquals(
        "<p>/content/site/en <a class=\"x\" href=\"https://example.org/en/visa.html?a=1&amp;b=$1#c\">Visa</a> <a HREF='https://example.org/en/stay.html'>Stay</a>"
            + " <a href=\"/content/dam/site/map.pdf\">Map</a></p>",
        publicModel().getConfig().get("text"));
  }

  @ParameterizedTest
  @DisplayName("A text that could end an attribute or a script is safe as JSON and is read back as it was")
  @ValueSource(
      strings = {
        "</script><script>alert(1)</script>",
        "<!-- <script>",
        "\"double\" and 'single' and \\ and `",
        "line\u2028line\u2029line\nline\ttab\u0000\u007f\u0085",
        "اكتشف السعودية",
        "👩‍👩‍👧 🇸🇦",
        "\ufffe \uffff \ufdd0",
        "&quot;&lt;",
      })
  void dangerousTexts(String text) {
    node("title", text, "names", new String[] {text});
    String json = model().getJson();
    assertFalse(json.matches("(?s).*[<\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ufffe\\uffff].*"), json);
    assertEquals(text, parsed(model()).getString("title"));
    assertEquals(text, parsed(model()).getJsonArray("names").getString(0));
  }

  @Test
  @DisplayName("Half of a surrogate pair does not become a question mark")
  void loneSurrogate() {
    node("title", "a\ud83d");
    assertEquals("{\"title\":\"a\\ud83d\"}", model().getJson());
  }

  @Test
  @DisplayName("A node that cannot be read gives an empty configuration and the reason, and no error")
  void resourceThatThrows() {
    Resource broken =
        new ResourceWrapper(node("title", "Visa")) {
          @Override
          public ValueMap getValueMap() {
            throw new IllegalStateException("node is gone");
          }

          @Override
          public Resource getChild(String path) {
            throw new IllegalStateException("node is gone");
          }

          @Override
          public String getPath() {
            throw new IllegalStateException("node is gone");
          }
        };
    WidgetModel model = modelOf(broken);
    assertEquals("{}", model.getJson());
    assertEquals(List.of(), model.getEntries());
    assertEquals(List.of(), model.getLinks());
    assertEquals("", model.getSite());
    assertTrue(model.isEmpty());
    assertTrue(model.getId().matches("[a-z][a-z0-9-]*"), model.getId());
    assertTrue(model.getFault().contains("node is gone"), model.getFault());
  }

  @Test
  @DisplayName("A node that can be read has no fault")
  void noFault() {
    node("title", "Visa");
    assertEquals("", model().getFault());
  }

  @Test
  @DisplayName("A tree that is deeper than any dialog is cut, and its upper part is read")
  void deepTree() {
    node("title", "Visa");
    child("a".concat("/a".repeat(400)), "title", "Deepest");
    child("b".concat("/b".repeat(10)), "title", "Deep");
    String json = model().getJson();
    assertTrue(json.contains("\"Visa\"") && json.contains("\"Deep\""), json);
    assertFalse(json.contains("Deepest"), json);
  }

  @Test
  @DisplayName("A fallback has a widget's words, its picture, its links, and those of its entries one level below")
  void entries() {
    node("title", " Deserts ", "headingLevel", "3", "description", "Sand", "ctaLabel", "All", "ctaLink", "/en/all");
    child("image", "defaultImage", "/dune.jpg", "alt", "A dune");
    child("items/item0", "title", "Empty Quarter", "value", 650000.0, "suffix", "km²", "body", "<p>Wide</p>", "url", "/en/rub");
    assertEquals(
        List.of(
            Map.of(
                "element", "h3",
                "heading", "Deserts",
                "texts", List.of("Sand"),
                "picture", Map.of("src", "/dune.jpg", "alt", "A dune"),
                "links", List.of(Map.of("label", "All", "href", "/en/all"))),
            Map.of(
                "element", "h4",
                "heading", "Empty Quarter",
                "href", "/en/rub",
                "texts", List.of("650000 km²"),
                "bodies", List.of("<p>Wide</p>"))),
        model().getEntries());
  }

  @Test
  @DisplayName("An entry with words of its own has its id, once; an element of the page that it shows keeps its own")
  void entryIds() {
    node("id", "faq", "title", "Visas", "description", "Before you go");
    child("items/item0", "id", "visa", "question", "Who needs one?", "answer", "<p>All</p>");
    child("items/item1", "id", "visa", "question", "How long?", "answer", "<p>A year</p>");
    child("items/item2", "id", "map", "slotId", "map", "label", "Map", "body", "<p>Where</p>");
    child("items/item3", "id", "plan", "title", "Plan");
    child("items/item3/sections/item0", "title", "Trip", "ctaLink", "/en/trip");
    List<Object> ids = model().getEntries().stream().map(entry -> entry.get("id")).collect(Collectors.toList());
    assertEquals(Arrays.asList(null, "visa", null, null, null), ids);
  }

  @Test
  @DisplayName("The words of a fallback are neither those for machines nor those of a live form")
  void silentEntries() {
    node("title", "Contact");
    child("ctaData", "title", "Analytics");
    child("fields/item0", "label", "Name");
    assertEquals(List.of(Map.of("element", "h2", "heading", "Contact")), model().getEntries());
  }

  @Test
  @DisplayName("Links have the name beside their address, and come after those of what holds them")
  void links() {
    node("registerLink", "/en/register", "registerLabel", "Join", "privacyLink", "/en/privacy", "title", "Sign in");
    child("items/item0", "title", "Deserts", "description", "Sand", "ctaLabel", "Read", "ctaLink", "/en/deserts");
    child("items/item0/ctas/item0", "ctaLabel", "Book", "ctaLink", "/en/book");
    child("items/item1", "title", "No address");
    child("link", "copy", "Visas", "url", "/en/visa");
    assertEquals(
        List.of("Join /en/register", "Visas /en/visa", "Read /en/deserts", "Book /en/book"),
        model().getLinks().stream().map(link -> link.get("label") + " " + link.get("href")).collect(Collectors.toList()));
  }

  @Test
  @DisplayName("Addresses that widgets call are no links for visitors")
  void calledAddresses() {
    node("title", "Contact", "submitUrl", "/bin/contact", "uploadUrl", "/bin/upload", "deleteUrl", "/bin/delete");
    assertEquals(List.of(), model().getLinks());
  }

  @Test
  @DisplayName("No more than 40 links are listed")
  void manyLinks() {
    node();
    for (int n = 0; n < 50; n++) child("items/item" + n, "title", "Page " + n, "ctaLink", "/en/" + n);
    assertEquals(40, model().getLinks().size());
  }

  @Test
  @DisplayName("A page says for its site what it says itself, and else what the nearest page above says")
  void siteConfiguration() {
    context.create().resource("/content/site/jcr:content/site", "mode", "B2B", "theme", "blue", "pageCategory", "Home", "jcr:primaryType", "x");
    context.create().resource("/content/site/en/jcr:content/site", "theme", "default", "pageCategory", "</script>");
    Resource content = context.create().resource("/content/site/en/visa/jcr:content");
    context.create().resource("/content/site/en/visa/jcr:content/site", "theme", "", "timeZone", "Asia/Riyadh");
    assertEquals(
        "{\"timeZone\":\"Asia/Riyadh\",\"pageCategory\":\"\\u003c/script>\",\"theme\":\"default\",\"mode\":\"B2B\"}",
        modelOf(content).getSite());
  }

  /** Writes what a page says of its site. */
  private void site(String page, Object... properties) {
    context.create().resource(page + "/jcr:content/site", properties);
  }

  private String siteOf(String page) {
    String path = page + "/jcr:content";
    Resource content = context.resourceResolver().getResource(path);
    return modelOf(content == null ? context.create().resource(path) : content).getSite();
  }

  @ParameterizedTest(name = "{0} is below {1}")
  @DisplayName("Where code, calls and tokens go is said by the root of the site alone")
  @CsvSource({
    "/content/site/en/visa, /content/site",
    "/content/site/en, /content/site",
    "/content/site, /content/site",
    "/content/group/site/zh_CN/visa, /content/group/site",
    "/content/group/site/zh_CN/visa, /content/group",
    "/content/site/visa/fees, /content/site",
    "/content/en/visa, /content/en",
  })
  void rootOfSite(String page, String root) {
    site(root, "apiOrigin", "https://api.example.org", "allowedOrigins", new String[] {"https://a.example.org"});
    assertEquals(
        "{\"allowedOrigins\":[\"https://a.example.org\"],\"apiOrigin\":\"https://api.example.org\"}", siteOf(page));
  }

  @ParameterizedTest(name = "{0} is not obeyed on {1}")
  @DisplayName("A page below the root of its site cannot say where code, calls and tokens go")
  @CsvSource({
    "/content/site/en/visa, /content/site/en/visa",
    "/content/site/en, /content/site/en/visa",
    "/content/site/en/visa, /content/site/en/visa/ar/fees",
    "/content/site/visa, /content/site/visa/ar/fees",
    "/content/en/visa, /content/en/visa/ar/fees",
  })
  void pagesBelowTheRoot(String page, String shown) {
    site("/content/site", "dataLayerName", "events");
    site("/content/en", "dataLayerName", "events");
    String evil = "https://evil.example.org";
    site(page, "apiOrigin", evil, "stagingOrigin", evil, "geolocationUrl", evil, "allowedOrigins", new String[] {evil},
        "allowedRedirectOrigins", new String[] {evil}, "allowedEmbedHosts", new String[] {"evil.example.org"},
        "authorityName", "Anybody", "dataLayerName", "theirs", "assetBase", evil);
    context.create().resource(page + "/jcr:content/site/userApi", "ssidUserInfo", evil);
    assertEquals("{\"dataLayerName\":\"events\"}", siteOf(shown));
  }

  @Test
  @DisplayName("Nobody says where the build lies: the page component writes the address of the loader")
  void addressOfTheBuild() {
    site("/content/site", "assetBase", "https://cdn.example.org", "theme", "blue");
    assertEquals("{\"theme\":\"blue\"}", siteOf("/content/site/en/visa"));
  }

  @Test
  @DisplayName("Where no page says anything, there is no site configuration")
  void noSiteConfiguration() {
    assertEquals("", modelOf(context.create().resource("/content/site/en/jcr:content")).getSite());
  }

  @ParameterizedTest(name = "{0} → {1}")
  @DisplayName("The identifier is the place on the page")
  @CsvSource({
    "/content/site/en/visa/jcr:content/root/container/alert, root-container-alert",
    "/content/site/ar/visa/jcr:content/root/container/alert, root-container-alert",
    "/content/experience-fragments/site/en/header/master/jcr:content/root/header, header-master-root-header",
    "/content/site/en/visa/jcr:content/7days, widget-7days",
    "/content/samples/alert, content-samples-alert",
  })
  void identifiers(String path, String id) {
    assertEquals(id, context.create().resource(path).adaptTo(WidgetModel.class).getId());
  }

  @Test
  @DisplayName("Names that differ in capitals or other signs alone have different identifiers")
  void similarNames() {
    List<String> names = List.of("alert", "alert_1", "alert-1", "Alert_1", "alert/1", "تنبيه", "خبر");
    long different =
        names.stream()
            .map(name -> context.create().resource("/content/site/en/jcr:content/" + name).adaptTo(WidgetModel.class).getId())
            .peek(id -> assertTrue(id.matches("[a-z][a-z0-9-]*"), id))
            .distinct()
            .count();
    assertEquals(names.size(), different);
  }
}
