package tourism.widgets;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.sling.api.resource.ResourceResolver;

/**
 * Turns paths of pages, as authors pick them, into addresses that visitors can follow: nothing else does it in JSON. Files
 * ({@code /content/dam}) are served where they lie.
 */
final class PageAddresses {

  private static final String PAGE = "(/content/(?!dam(?:[/?#]|$))[^\\s?#\"']+)";
  private static final Pattern WHOLE = Pattern.compile(PAGE + "([?#].*)?");
  private static final Pattern IN_HTML = Pattern.compile("(\\shref\\s*=\\s*[\"'])" + PAGE, Pattern.CASE_INSENSITIVE);

  private final ResourceResolver resolver;

  PageAddresses(ResourceResolver resolver) {
    this.resolver = resolver;
  }

  /** The text with the path that it is, or the paths in the {@code href} of its HTML, as public addresses. */
  String in(String text) {
    if (!text.contains("/content/")) return text;
    Matcher whole = WHOLE.matcher(text);
    if (whole.matches()) return publicAddress(whole.group(1)) + (whole.group(2) == null ? "" : whole.group(2));
    return IN_HTML
        .matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(found.group(1) + publicAddress(found.group(2))));
  }

  private String publicAddress(String path) {
    String page = path.replaceFirst("/+$", "");
    boolean hasExtension = page.indexOf('.', page.lastIndexOf('/')) > 0;
    return resolver.map(hasExtension ? page : page + ".html");
  }
}
