/** What HTL asks of a widget's node. */
@Version("1.0.0")
package tourism.widgets;

import org.osgi.annotation.versioning.Version;
