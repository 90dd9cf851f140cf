package tourism.widgets;

import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;

/** Reads a node as a configuration: properties by name, then child nodes in the order of the repository. */
final class NodeReader {

  /** No dialog nests deeper; a tree that does is no configuration, and must not exhaust the stack. */
  private static final int DEEPEST = 24;

  private final PageAddresses addresses;

  NodeReader(ResourceResolver resolver) {
    addresses = new PageAddresses(resolver);
  }

  Map<String, Object> read(Resource resource) {
    return mapOf(resource, 0);
  }

  private Map<String, Object> mapOf(Resource resource, int depth) {
    Map<String, Object> map = new LinkedHashMap<>();
    // By name, since a repository keeps no order of properties.
    new TreeMap<>(resource.getValueMap())
        .forEach((name, stored) -> put(map, name, valueOf(stored)));
    if (depth < DEEPEST)
      resource.getChildren().forEach(child -> put(map, child.getName(), nodeOf(child, depth + 1)));
    return map;
  }

  /** A list where all that a node holds is called {@code item0}, {@code item1} and so on: their order counts, not their numbers. */
  private Object nodeOf(Resource resource, int depth) {
    Map<String, Object> map = mapOf(resource, depth);
    if (map.isEmpty()) return null;
    boolean isList =
        map.entrySet().stream()
            .allMatch(entry -> entry.getKey().matches("item\\d+") && entry.getValue() instanceof Map);
    return isList ? new ArrayList<>(map.values()) : map;
  }

  /** Leaves out what the repository and the CMS keep for themselves (their names have a prefix), and what holds nothing. */
  private static void put(Map<String, Object> map, String name, Object value) {
    if (name.indexOf(':') < 0 && value != null && !"".equals(value)) map.put(name, value);
  }

  /** A stored value as JSON has it; null for one that it cannot have. */
  private Object valueOf(Object stored) {
    if (stored instanceof String) return addresses.in((String) stored);
    if (stored instanceof Boolean) return stored;
    if (stored instanceof Number) return Double.isFinite(((Number) stored).doubleValue()) ? stored : null;
    if (stored instanceof Calendar) return timeOf((Calendar) stored);
    if (stored instanceof Date) return ((Date) stored).toInstant().toString();
    if (stored instanceof Object[]) return listOf((Object[]) stored);
    return null;
  }

  private List<Object> listOf(Object[] stored) {
    List<Object> list = new ArrayList<>();
    for (Object one : stored) {
      Object value = valueOf(one);
      if (value != null) list.add(value);
    }
    return list;
  }

  private static String timeOf(Calendar time) {
    return DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(
        OffsetDateTime.ofInstant(time.toInstant(), time.getTimeZone().toZoneId()));
  }
}
