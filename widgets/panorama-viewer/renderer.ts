import { createElement } from '#src/page/dom.ts';
import { focalLength, type Size, type View } from './camera.ts';

/** Draws the picture as a sphere seen from within. */
export interface Renderer {
  draw(view: View, size: Size): void;
  /** Gives back what it holds of the graphics card. */
  free(): void;
}

/** More pixels than twice those of CSS cost time that nobody sees. */
const finest = 2;

/** A picture wider than this is of no use on a screen, and 128 MB of the graphics card. */
const widest = 8192;

const corners = `#version 300 es
in vec2 corner;
void main() { gl_Position = vec4(corner, 0, 1); }`;

/** For each pixel: the direction in which it looks, and what the picture holds there. */
const pixels = `#version 300 es
precision highp float;
uniform sampler2D picture;
uniform vec2 middle, angle;
uniform float focal, ratio;
out vec4 colour;
void main() {
  vec2 at = gl_FragCoord.xy - middle;
  float c = cos(angle.y), s = sin(angle.y);
  vec3 ray = vec3(at.x, at.y * c + focal * s, focal * c - at.y * s);
  vec2 turn = vec2(angle.x + atan(ray.x, ray.z), -ratio * atan(ray.y, length(ray.xz)));
  colour = texture(picture, .5 + turn / 6.2831853);
}`;

/** The graphics of a canvas; null where the browser has none. */
export const graphicsOf = (canvas: HTMLCanvasElement): WebGL2RenderingContext | null =>
  canvas.getContext('webgl2', { alpha: false, depth: false, antialias: false });

/** Gives the graphics of a canvas back. A browser has sixteen for all its pages, and collects them when it likes. */
export const giveBack = (gl: WebGL2RenderingContext): void =>
  gl.getExtension('WEBGL_lose_context')?.loseContext();

/**
 * Makes the renderer of a canvas whose context is alive.
 *
 * @returns undefined where the browser cannot draw it
 */
export function createRenderer(canvas: HTMLCanvasElement, image: HTMLImageElement): Renderer | undefined {
  const gl = graphicsOf(canvas);
  if (!gl || gl.isContextLost()) return undefined;
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, corners],
    [gl.FRAGMENT_SHADER, pixels],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    // It goes together with the program.
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  const triangle = gl.createBuffer();
  const texture = gl.createTexture();
  const free = () => {
    gl.deleteTexture(texture);
    gl.deleteBuffer(triangle);
    gl.deleteProgram(program);
    giveBack(gl);
  };
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    free();
    return undefined;
  }

  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, triangle);
  // One triangle that is larger than the canvas covers it without a seam.
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);

  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  // All around the picture goes on; above and below it ends.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  const largest = Math.min(gl.getParameter(gl.MAX_TEXTURE_SIZE) as number, widest);
  try {
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, fitted(image, largest));
  } catch {
    // A picture that the browser may not read (trust: another origin).
    free();
    return undefined;
  }
  const place = (name: string) => gl.getUniformLocation(program, name);
  const [middle, angle, focal] = [place('middle'), place('angle'), place('focal')];
  gl.uniform1f(place('ratio'), image.naturalWidth / image.naturalHeight);

  return {
    draw(view, size) {
      const scale = Math.min(devicePixelRatio, finest);
      const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      gl.viewport(0, 0, width, height);
      gl.uniform2f(middle, width / 2, height / 2);
      gl.uniform2f(angle, (view.yaw * Math.PI) / 180, (view.pitch * Math.PI) / 180);
      gl.uniform1f(focal, focalLength(size, view.fov) * scale);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    free,
  };
}

/** A picture that is no larger than the graphics card takes. */
export function fitted(image: HTMLImageElement, largest: number): HTMLImageElement | HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image;
  const share = largest / Math.max(naturalWidth, naturalHeight);
  if (share >= 1) return image;
  const smaller = Object.assign(createElement('canvas'), {
    width: Math.floor(naturalWidth * share),
    height: Math.floor(naturalHeight * share),
  });
  smaller.getContext('2d')?.drawImage(image, 0, 0, smaller.width, smaller.height);
  return smaller;
}
