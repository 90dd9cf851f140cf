package tourism.widgets;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.json.JsonArray;
import javax.json.JsonNumber;
import javax.json.JsonString;
import javax.json.JsonValue;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** That the model and the demo's HTL find the same words in every example. The cases are written before the test runs. */
class EntriesTwinTest {

  @Test
  @DisplayName("The words and links of every example are those that the demo's HTL shows")
  void sameWords() throws Exception {
    JsonArray cases;
    try (InputStream file = getClass().getResourceAsStream("/entries.cases.json")) {
      cases = javax.json.Json.createReader(file).readArray();
    }
    for (JsonValue one : cases) {
      Map<?, ?> held = (Map<?, ?>) valueOf(one);
      @SuppressWarnings("unchecked")
      List<Map<String, Object>> entries = Entries.of((Map<String, Object>) held.get("config"));
      String name = String.valueOf(held.get("name"));
      assertEquals(held.get("entries"), entries, name);
      assertEquals(held.get("links"), Entries.linksOf(entries), name);
    }
    System.out.println("cases: " + cases.size());
  }

  private static Object valueOf(JsonValue value) {
    switch (value.getValueType()) {
      case OBJECT:
        Map<String, Object> map = new LinkedHashMap<>();
        value.asJsonObject().forEach((key, held) -> map.put(key, valueOf(held)));
        return map;
      case ARRAY:
        List<Object> list = new ArrayList<>();
        value.asJsonArray().forEach(held -> list.add(valueOf(held)));
        return list;
      case STRING:
        return ((JsonString) value).getString();
      case NUMBER:
        return ((JsonNumber) value).bigDecimalValue();
      case NULL:
        return null;
      default:
        return value == JsonValue.TRUE;
    }
  }
}
